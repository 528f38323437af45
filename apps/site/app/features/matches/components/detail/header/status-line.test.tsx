import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusLine } from './status-line.tsx';

it('says the status in short where its container is narrow, and in full where it is wide', () => {
  const state = { status: 'live', phase: 'h1', stale: true, clock: null, periods: [], columns: [] };
  const html = renderToStaticMarkup(
    <I18nProvider value={i18nOf('ms')}>
      <StatusLine match={{ gameId: 202, state } as unknown as PageMatch} isBrief />
    </I18nProvider>,
  );
  expect(html).toContain('<span class="@xl:hidden">SM1</span>');
  expect(html).toContain('<span class="hidden @xl:inline">Separuh masa pertama</span>');
});
