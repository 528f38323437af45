import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MatchLink } from '@xiongmao/api/matches/shapes';
import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { matchVideosQuery } from '../../api/match-videos.ts';
import WatchMoment from './watch-moment.tsx';

const match = { id: 9, state: { status: 'ended' } } as never;
const clip = (incident: string | null, n: number): MatchLink => ({
  ...{ kind: 'highlight', title: `45+${n}′ Ann`, url: `https://videos.example/${n}`, incident },
});
const own = { id: 5, gameId: 202, title: 'The winner', match: { id: 9, incident: 'e2' } };

/** `items`: the site's own videos; null before they are known. */
function render(incident: string, links: MatchLink[], items: (typeof own)[] | null): string {
  const api = {} as never;
  const client = new QueryClient();
  const videos = items as unknown as VideoCard[] | null;
  if (videos) client.setQueryData(matchVideosQuery(api, 9).queryKey, { items: videos });
  const element = (
    <QueryClientProvider client={client}>
      <AppProvider value={{ api, viewer: { locale: 'en_US', zone: 'UTC' } as Viewer } as never}>
        <I18nProvider value={i18nOf('en_US')}>
          <WatchMoment match={match} links={links} incident={incident} />
        </I18nProvider>
      </AppProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { hydrationData: {} });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const links = [clip('e1', 1), clip('e2', 2), clip(null, 3)];

test('A goal leads to its video here, and to its clip elsewhere where there is none here', () => {
  expect(render('e2', links, [own])).toContain('href="/videos/soccer/5"');
  const elsewhere = render('e1', links, [own]);
  expect(elsewhere).toContain('href="https://videos.example/1"');
  expect(elsewhere).toContain('aria-label="Watch: 45+1′ Ann · Opens another site"');
  expect(elsewhere).toContain('rel="noopener noreferrer nofollow"');
});

test('A goal of which there is no clip leads nowhere', () => {
  expect(render('e3', links, [own])).toBe('');
});

test('While it is not known what there is here, nothing stands there', () => {
  expect(render('e1', links, null)).toBe('');
});
