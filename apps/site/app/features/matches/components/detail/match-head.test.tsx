import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { ZoneProvider } from '#app/platform/zone.tsx';
import { MatchHead, versus } from './match-head.tsx';

const team = (name: string) => ({ id: 1, name, abbr: null, country: null });

function title(gameId: number, state: Partial<MatchDetail['match']['state']>): string {
  const match = { gameId, state: { periods: [], columns: [], ...state } };
  const detail = { match, home: team('Lions'), away: team('Phoenix') };
  return versus(detail as unknown as MatchDetail).replace(/[\u2068\u2069]/g, '');
}

it('names both sides in the order of the league, with the score once there is one', () => {
  const score = { home: 82, away: 116 };
  expect(title(202, { status: 'notStarted', score: null })).toBe('Lions – Phoenix');
  expect(title(201, { status: 'notStarted', score: null })).toBe('Phoenix – Lions');
  for (const status of ['live', 'ended', 'awarded'] as const) {
    expect(title(202, { status, score })).toBe('82–116 Lions – Phoenix');
    expect(title(201, { status, score })).toBe('116–82 Phoenix – Lions');
  }
});

it('has a score for the side alone that has batted', () => {
  const columns = [
    { key: 'wickets', home: '4', away: '' },
    { key: 'overs', home: '10.0', away: '' },
  ];
  const score = { home: 65, away: 0 };
  expect(title(210, { status: 'live', score, columns })).toBe('65/4 Lions – Phoenix');
});

it('promises a live score, and none once the match is over', () => {
  const described = (status: string) => {
    const state = { status, score: null, periods: [], columns: [] };
    const match = { id: 7, gameId: 202, state, movedFrom: [], timeKnown: false, date: null };
    const league = { id: 3, name: 'Liga' };
    const detail = { match, league, home: team('Lions'), away: team('Phoenix'), venue: null };
    const viewer = { locale: 'en_US', zone: 'UTC' };
    const app = { viewer, config: { seo: {}, siteUrl: 'http://site' } };
    const element = (
      <AppProvider value={app as never}>
        <I18nProvider value={i18nOf('en_US')}>
          <ZoneProvider>
            <MatchHead detail={detail as unknown as MatchDetail} />
          </ZoneProvider>
        </I18nProvider>
      </AppProvider>
    );
    const router = createMemoryRouter([{ path: '*', element }], { hydrationData: {} });
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    return /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  };
  expect(described('live')).toBe('Lions vs Phoenix, Liga: live score, stats and line-ups.');
  expect(described('ended')).toBe('Lions vs Phoenix, Liga: result, stats and line-ups.');
});
