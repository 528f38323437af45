import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type MiddlewareFunction } from 'react-router';
import { expect, test } from 'vitest';
import { middlewareNamed } from './middleware.ts';
import { type App, AppProvider } from './platform/app-context.ts';
import { ErrorPage } from './platform/shell/error-page.tsx';

const config = { logos: {}, seo: {}, siteUrl: '' } as RuntimeConfig;
const app = { config, viewer: { locale: 'en_US' } } as App;

/** What the router makes of what a middleware throws. */
async function thrownBy([middleware]: MiddlewareFunction<Response>[]): Promise<object | null> {
  const given = {} as Parameters<MiddlewareFunction<Response>>[0];
  try {
    await middleware!(given, async () => new Response());
    return null;
  } catch (thrown) {
    const { data, init } = thrown as { data: unknown; init: { status: number } };
    return { status: init.status, statusText: '', internal: false, data };
  }
}

test('A middleware that nobody knows gives a page that says so, with status 500', async () => {
  const error = await thrownBy(middlewareNamed('acount'));
  expect(error).toMatchObject({ status: 500 });
  const page = renderToStaticMarkup(
    <I18nProvider value={i18nOf('en_US')}>
      <AppProvider value={app}>
        <MemoryRouter>
          <ErrorPage error={error} />
        </MemoryRouter>
      </AppProvider>
    </I18nProvider>,
  );
  expect(page).toContain('Error 500');
  expect(page).toMatch(/<h1[^>]*>Unknown middleware</);
});
