import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '@xiongmao/api/client';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import type { Room } from '@xiongmao/api/live/shapes';
import { AuthProvider } from '@xiongmao/auth/auth-context';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { Cover } from './cover-of.ts';
import { CoverPanel } from './cover-panel.tsx';

const app = {
  config: {} as RuntimeConfig,
  viewer: { locale: 'en_US', uid: null } as unknown as Viewer,
  api: createClient({ language: () => 'en_US' }),
  queries: new QueryClient(),
};
const nothing = () => undefined;

/** What is read over the picture of a broadcast for 33 gold, in a room that asks for 50 now. */
function read(cover: Cover, replay: boolean): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AppProvider value={app}>
        <I18nProvider value={i18nOf('en_US')}>
          <QueryClientProvider client={app.queries}>
            <AuthProvider value={app}>
              <CoverPanel
                cover={cover}
                watched={{
                  ...{ broadcastId: 1, roomId: 2, title: 'Night', anchor: 'Ann', cover: null },
                  ...{ kind: 'room', to: '/live/2', replay, since: 0 },
                }}
                room={{ broadcast: { price: 50 } } as Room}
                price={33}
                failure={null}
                mini={false}
                onPlay={nothing}
                onRetry={nothing}
                onRestart={nothing}
              />
            </AuthProvider>
          </QueryClientProvider>
        </I18nProvider>
      </AppProvider>
    </MemoryRouter>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('A replay is sold at its own price, and nobody speaks of a preview', () => {
  expect(read('locked', true)).toBe('Unlock this replay to watch it Unlock for 33 gold');
  expect(read('signIn', true)).toBe('Sign in to unlock this replay 33 gold Sign in');
});

test('A broadcast that is on tells that its preview is over', () => {
  expect(read('locked', false)).toMatch(/^The free preview is over .* Unlock for 33 gold$/);
});
