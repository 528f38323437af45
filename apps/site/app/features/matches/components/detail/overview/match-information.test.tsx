import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { ZoneProvider } from '#app/platform/zone.tsx';
import { MatchInformation } from './match-information.tsx';

function read(match: object, locale: Locale): string {
  const played = { gameId: 202, startsAt: '2026-03-01T19:00:00Z', date: '2026-03-01' };
  const part = { timeKnown: true, stage: null, group: null, round: null };
  const detail = { match: { ...played, ...part, ...match }, league: { name: 'Cup' }, venue: null };
  const html = renderToStaticMarkup(
    <AppProvider value={{ viewer: { locale, zone: 'UTC' } } as never}>
      <I18nProvider value={i18nOf(locale)}>
        <ZoneProvider>
          <MatchInformation detail={{ ...detail, season: '2026' } as unknown as AnyMatchDetail} />
        </ZoneProvider>
      </I18nProvider>
    </AppProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

test('Sources are called as they call themselves, each once', () => {
  const match = { source: 'demo', alsoFrom: ['worldcup', 'replay:openfootball', 'api-football'] };
  expect(read(match, 'en_US')).toContain('Source Demo data, openfootball, and API-Football');
  expect(read(match, 'zh_CN')).toContain('数据来源 演示数据、openfootball和API-Football');
});

test('A source that an operator pushes from is called as they call it', () => {
  expect(read({ source: 'our-desk' }, 'en_US')).toContain('Source our-desk');
});
