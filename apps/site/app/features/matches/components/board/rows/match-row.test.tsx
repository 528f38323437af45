import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@xiongmao/api/client';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { I18nProvider } from '@xiongmao/i18n/use-translation';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AppProvider } from '#app/platform/app-context.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { BoardProvider } from '../board-context.tsx';
import { LightRows } from './light-rows.tsx';
import { MatchRow } from './match-row.tsx';

const now = Date.parse('2026-03-01T20:00:00Z');
const zone = 'Europe/London';
const viewer = { locale: 'en_US', zone, favourites: [7] } as unknown as Viewer;
const app = {
  config: {} as RuntimeConfig,
  viewer,
  api: createClient({ language: () => 'en_US' }),
  queries: new QueryClient(),
};

type Changes = Partial<Omit<BoardMatch, 'state'>> & { state?: Partial<BoardMatch['state']> };

function match({ state, ...fixture }: Changes = {}): BoardMatch {
  return {
    id: 7,
    gameId: 202,
    leagueId: 1,
    seasonId: 1,
    homeId: 1,
    awayId: 2,
    startsAt: '2026-03-01T19:00:00Z',
    timeKnown: true,
    date: '2026-03-01',
    movedFrom: [],
    round: null,
    stage: null,
    group: null,
    bestOf: null,
    demo: false,
    source: 'test',
    ...fixture,
    state: {
      status: 'notStarted',
      phase: null,
      clock: null,
      score: null,
      periods: [],
      columns: [],
      winner: null,
      note: null,
      heardAt: new Date(now).toISOString(),
      stale: false,
      amended: null,
      ...state,
    },
  };
}

const league = { country: 'GB-SCT' };

function html(
  given: Changes,
  day: string | null = '2026-03-01',
  full = true,
  awayName = 'Hibs',
): string {
  const texts = i18nOf('en_US');
  const t = texts.of(['matches', 'games', 'common']);
  const home = { id: 1, name: 'Hearts', abbr: null, country: 'GB-SCT' };
  const away = { id: 2, name: 'Hibs', abbr: null, country: 'GB-ENG' };
  const teams = { 1: home, 2: { ...away, name: awayName } };
  return renderToStaticMarkup(
    <I18nProvider value={texts}>
      <AppProvider value={app}>
        <MemoryRouter>
          <RenderedAt value={now}>
            <BoardProvider value={{ t, locale: 'en_US', zone, base: '/en_US' }}>
              {full ? (
                <MatchRow match={match(given)} {...{ home, away, league, day }} columns={['h1']} />
              ) : (
                <LightRows matches={[match(given)]} teams={teams} day={day!} />
              )}
            </BoardProvider>
          </RenderedAt>
        </MemoryRouter>
      </AppProvider>
    </I18nProvider>,
  );
}

/** The row as a screen reader has it: without what is hidden from it. */
function read(given: Changes, day?: string | null, full = true): string {
  let hidden = 0;
  const heard: string[] = [];
  for (const [part, end, attributes] of html(given, day, full).matchAll(
    /<(\/?)\w+([^>]*)>|[^<]+/g,
  )) {
    if (attributes === undefined && hidden === 0) heard.push(part);
    else if (attributes === undefined) continue;
    else if (end) hidden -= hidden > 0 ? 1 : 0;
    else if (hidden > 0 || attributes.includes('aria-hidden')) hidden += 1;
  }
  return heard.filter(Boolean).join(' ');
}

const score = { home: 2, away: 1 };
const live = { status: 'live', phase: 'h2', score } as const;
const clock = { at: new Date(now).toISOString(), seconds: 62 * 60, running: true, speed: 1 };

describe('a row of the list', () => {
  it('tells when the match starts, and leads to it', () => {
    expect(read({})).toBe('19:00 Hearts Hibs');
    expect(html({})).toContain('href="/en_US/soccer/7"');
  });

  it('shows no time while only the day is known', () => {
    expect(read({ timeKnown: false })).toBe('– Hearts Hibs');
  });

  it('shows the day on a list of no day, where that is not today', () => {
    const over = { status: 'ended', score } as const;
    expect(read({}, null)).toBe('19:00 Hearts Hibs');
    const [startsAt, date] = ['2026-03-03T19:00:00Z', '2026-03-03'];
    expect(read({ startsAt, date }, null)).toBe('Mar 3 19:00 Hearts Hibs');
    expect(read({ startsAt, date, timeKnown: false }, null)).toBe('Mar 3 Hearts Hibs');
    const past = { startsAt: '2024-12-31T19:00:00Z', date: '2024-12-31', state: over };
    expect(read(past, null)).toMatch(/^Dec 31 2024 Full time Hearts 2 Hibs 1/);
  });

  it('tells the down in words', () => {
    const columns = [{ key: 'down', home: '3-6-69', away: '' }];
    expect(read({ gameId: 209, state: { ...live, phase: 'q3', columns } })).toContain(
      '3rd &amp; 6',
    );
  });

  it('shows the minute and the score while it is played', () => {
    expect(read({ state: { ...live, clock } })).toBe('63′ Hearts 2 Hibs 1');
    expect(read({ state: { ...live, phase: 'halfTime' } })).toBe('Half-time Hearts 2 Hibs 1');
  });

  it('says how old the news is instead of a minute that may be wrong', () => {
    const heardAt = new Date(now - 40_000).toISOString();
    const text = read({ state: { ...live, clock, stale: true, heardAt } });
    expect(text).toBe('2nd half Hearts 2 Hibs 1 Updated 40\u00a0sec ago');
  });

  it('marks a score that was taken back or corrected', () => {
    expect(read({ state: { ...live, clock, amended: 'withdrawn' } })).toContain('Score overturned');
    expect(read({ state: { ...live, clock, amended: 'corrected' } })).toContain('Corrected');
  });

  it('marks what the rest contradicts, where the row shows it', () => {
    expect(read({ state: { ...live, clock, disputed: ['score'] } })).toContain('Unconfirmed');
    expect(read({ state: { ...live, clock, disputed: ['statistics'] } })).not.toContain(
      'Unconfirmed',
    );
  });

  it('sets the winner off once it is over', () => {
    const ended = html({ state: { status: 'ended', score, winner: 'home' } });
    expect(ended).toMatch(/font-semibold"[^>]*>Hearts/);
    expect(ended).toMatch(/text-muted"[^>]*>(<img[^>]*><span[^>]*>)?Hibs/);
  });

  it('tells the shoot-out beside the score', () => {
    const periods = ['h1', 'h2', 'et1', 'et2'].map((key) => ({ key, home: 0, away: 0 }));
    const pen = { key: 'pen', home: 4, away: 3 };
    const state = { status: 'ended', winner: 'home', score: pen } as const;
    const text = read({ state: { ...state, periods: [...periods, pen] } });
    expect(text).toContain('Pens 4–3');
  });

  it('strikes out the start of a match that is off, and says why', () => {
    const state = { status: 'postponed', note: 'Waterlogged pitch' } as const;
    expect(html({ state })).toMatch(/<time[^>]*line-through[^>]*>19:00/);
    expect(read({ state })).toContain('Postponed');
    expect(read({ state })).toContain('Waterlogged pitch');
  });

  it('says on its old day where a match has gone, and on its new one where it came from', () => {
    const moved = { startsAt: '2026-03-05T20:00:00Z', movedFrom: ['2026-03-01T15:00:00Z'] };
    expect(read(moved)).toBe('15:00 Hearts Hibs Moved to Mar 5, 20:00');
    expect(read(moved, '2026-03-05')).toBe('20:00 Hearts Hibs Moved from Mar 1, 15:00');
  });

  it('shows the flag of who is from another country than the league', () => {
    const flags = [...html({}).matchAll(/flags\/([\w-]+)\.svg/g)].map(([, country]) => country);
    expect(flags).toEqual(['GB-ENG']);
  });

  it('names what figures count that could be read as something else', () => {
    const games = [{ key: 'game1', home: 12, away: 9 }];
    const played = { status: 'live', phase: 'game1', score: { home: 0, away: 0 } } as const;
    expect(html({ gameId: 1, state: { ...played, periods: games } })).toContain('>Kills<');
    expect(html({ gameId: 2, state: { ...played, periods: games } })).toContain('>Rounds<');
    expect(html({ gameId: 1 })).not.toContain('Kills');
    const columns = [{ key: 'overs', home: '11.2', away: '' }];
    const innings = { ...played, phase: 'innings1', columns } as const;
    expect(html({ gameId: 210, state: innings })).toContain('>11.2 ov<');
  });

  it('shows both innings of a side in cricket, and what is needed to win', () => {
    const innings = ([home, away]: [number, number], index: number) => ({
      key: `innings${index + 1}`,
      home,
      away,
    });
    const state = {
      status: 'live',
      phase: 'innings4',
      score: { home: 327, away: 121 },
      periods: (
        [
          [162, 0],
          [0, 120],
          [165, 0],
          [0, 1],
        ] as [number, number][]
      ).map(innings),
      columns: [
        { key: 'wickets', home: '6', away: '0' },
        { key: 'batting', home: '', away: '1' },
        { key: 'target', home: '', away: '208' },
      ],
    } satisfies Partial<BoardMatch['state']>;
    expect(read({ gameId: 210, state })).toContain(
      'Hearts 162 &amp; 165/6 Hibs 120 &amp; 1/0 Need 207 runs',
    );
  });

  it('shows the star of a favourite as pressed, and what is simulated as such', () => {
    expect(html({})).toContain('aria-pressed="true"');
    expect(html({ id: 8 })).toContain('aria-pressed="false"');
    expect(html({ demo: true })).toContain('title="Demo data"');
  });

  it('away from the screen is its link, with when, who and how it stands', () => {
    const away = (given: Changes) => read(given, '2026-03-01', false);
    expect(away({})).toBe('19:00 Hearts\nHibs');
    expect(away({ state: live })).toBe('2nd Hearts\nHibs 2\n1');
    expect(away({ state: { status: 'ended', score } })).toBe('FT Hearts\nHibs 2\n1');
    expect(html({}, '2026-03-01', false)).toContain('href="/en_US/soccer/7"');
    expect(html({}, '2026-03-01', false)).toContain('<li class="match-row"><a data-row');
  });

  it('away from the screen shows names as text, whatever is in them', () => {
    const row = html({}, '2026-03-01', false, '<img src="x" onerror="a()"> & Sons');
    expect(row).toContain(
      '\n&lt;img src=&quot;x&quot; onerror=&quot;a()&quot;&gt; &amp; Sons</span>',
    );
  });
});
