import { randomBytes } from 'node:crypto';
import { gameById } from '@xiongmao/api/catalogue/games';
import type { FeedMessage, FixtureMessage, IncidentItem } from '@xiongmao/api/feeds/messages';
import type { Board, MatchState } from '@xiongmao/api/matches/shapes';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import type { Product } from '../../product/product.ts';
import { createFeed } from './feed.ts';

type Unnumbered<Message> = Message extends { match: string; version: number }
  ? Omit<Message, 'match' | 'version'>
  : never;
type Said = Unnumbered<FeedMessage>;
type Facts = Partial<Omit<FixtureMessage, 'home' | 'away' | 'league'>> & {
  home?: string;
  away?: string;
  league?: string;
  /** Whose they are. */
  countries?: Partial<Record<'home' | 'away' | 'league', string>>;
  /** Of many teams: without sides, the only one of its league. */
  lobby?: true;
};

/** A match that a journey steers by its feed. */
export interface SteeredMatch {
  home: string;
  away: string;
  league: string;
  id: number;
  /** Its page. */
  path: string;
  /** The whole state: what is left out is as when a match of soccer kicks off. */
  state(state: Partial<MatchState>): Promise<void>;
  /** The score alone, as the state last told with another score. */
  score(home: number, away: number): Promise<void>;
  incidents(...items: (Partial<IncidentItem> & { key: string })[]): Promise<void>;
  /** Tells the fixture again, otherwise. */
  move(facts: Facts): Promise<void>;
  tell(...said: Said[]): Promise<void>;
  heartbeat(): Promise<void>;
}

export type Matches = (facts?: Facts, state?: Partial<MatchState>) => Promise<SteeredMatch>;

export const kickOff: MatchState = {
  status: 'live',
  phase: 'h1',
  clock: null,
  score: { home: 0, away: 0 },
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

const entry: Omit<IncidentItem, 'key' | 'order'> = {
  period: 'h1',
  minute: null,
  added: null,
  seconds: null,
  kind: 'goal',
  side: 'home',
  playerId: null,
  player: null,
  other: null,
  score: null,
  text: null,
  x: null,
  y: null,
};

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
/** The instant so many milliseconds from now, as messages tell it. */
export const fromNow = (milliseconds: number) =>
  new Date(Date.now() + milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');

/** Makes matches in a league of a test's own, so that tests leave each other alone. */
export function createMatches(product: Product): Matches {
  const feed = createFeed(product);
  const tag = randomBytes(3).toString('hex');
  let made = 0;

  return async function match(facts = {}, state) {
    made += 1;
    const key = `${made}-${tag}`;
    const names = {
      home: facts.home ?? `Home ${key}`,
      away: facts.away ?? `Away ${key}`,
      league: facts.league ?? `League ${tag}`,
    };
    let version = 0;
    let entries = 0;
    let last: MatchState = kickOff;
    let fixture = fixtureOf(facts);

    function fixtureOf({
      home,
      away,
      league,
      countries,
      lobby,
      ...rest
    }: Facts): Unnumbered<FixtureMessage> {
      const startsAt = rest.startsAt === undefined ? fromNow(-minutes(30)) : rest.startsAt;
      return {
        type: 'fixture',
        gameId: 202,
        season: '2026',
        startsAt,
        date: zonedDay(startsAt ? new Date(startsAt) : new Date(), product.zone),
        league: {
          id: `${names.league}/${rest.gameId ?? 202}`,
          name: names.league,
          country: countries?.league,
        },
        home: lobby ? null : { id: names.home, name: names.home, country: countries?.home },
        away: lobby ? null : { id: names.away, name: names.away, country: countries?.away },
        ...rest,
      };
    }
    function tell(...said: Said[]): Promise<void> {
      version += 1;
      return feed.push(...said.map((one) => ({ ...one, match: key, version }) as FeedMessage));
    }

    await tell(fixture, ...(state ? [stateOf(state)] : []));
    const id = await findId(product, names, fixture);
    return {
      ...names,
      id,
      path: `/${gameById(fixture.gameId)?.slug}/${id}`,
      tell,
      state: (next) => tell(stateOf(next)),
      score: (home, away) => tell(stateOf({ ...last, score: { home, away } })),
      async move(next) {
        fixture = { ...fixture, ...fixtureOf({ ...facts, ...next }) };
        await tell(fixture);
      },
      incidents: (...items) =>
        tell({
          type: 'incidents',
          items: items.map((item) => ({ ...entry, order: ++entries, ...item })),
        }),
      heartbeat: () => feed.push({ type: 'heartbeat', match: key }),
    };

    function stateOf(next: Partial<MatchState>): Said {
      last = { ...kickOff, ...next };
      return { type: 'state', state: last };
    }
  };
}

/** The product's own id of a match that was pushed. */
async function findId(
  { server, zone }: Product,
  names: { home: string; away: string; league: string },
  fixture: Unnumbered<FixtureMessage>,
): Promise<number> {
  const { gameId, date, startsAt } = fixture;
  const day = startsAt ? zonedDay(new Date(startsAt), zone) : date!;
  const query = new URLSearchParams({ day, zone, gameIds: String(gameId) });
  // The list is told of changes in ticks: a new match stands on it a moment later.
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`${server}/java/match/gameLivingFuture?${query}`);
    const { result } = (await response.json()) as { result: Board };
    const found = result.matches.find(({ homeId, awayId, leagueId }) =>
      homeId === null || awayId === null
        ? !fixture.home && result.leagues[leagueId]?.name === names.league
        : result.teams[homeId]?.name === names.home && result.teams[awayId]?.name === names.away,
    );
    if (found) return found.id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${names.home} – ${names.away} does not stand on the list of ${day}`);
}
