import { addDays, zonedDay } from '@xiongmao/i18n/zoned-day';
import { type RunningProduct, startProduct } from '../product/product.ts';
import {
  createMatches,
  fromNow,
  hours,
  type Matches,
  type SteeredMatch,
} from '../support/matches.ts';
import { matchWithHistory, tellAll } from '../support/rich-match.ts';
import { boards } from '../support/scoreboards.ts';
import { sharedData } from '../support/shared-data.ts';
import { type Fan, lively, newcomer } from './fan.ts';

export type State = 'full' | 'empty' | 'failing';

/** A page to be looked at. */
export interface Route {
  name: string;
  /** On the site; whole addresses are those of studio and console. */
  address: string;
  /** Key of the text that names the button to be pressed first. */
  press?: 'calendar.open' | 'filter.chooseSports';
  /** Looked at by who has an account. */
  own?: true;
}

export interface Scene {
  state: State;
  product: RunningProduct;
  routes: Route[];
  /** Ids of the matches that have their star. */
  favourites: number[];
  /** Who looks at the pages that are somebody's own. */
  fan: Fan;
}

const route = (name: string, address: string, press?: Route['press']): Route => ({
  name,
  address,
  ...(press && { press }),
});

const own = (name: string, address: string): Route => ({ name, address, own: true });

/** Pages of an account, and the words that bind whoever has one. */
const accounts: Route[] = [
  own('own', '/userInfo'),
  own('own-info', '/userInfo/info'),
  own('own-water', '/userInfo/water'),
  own('own-setting', '/userInfo/setting'),
  own('own-preferences', '/userInfo/preferences'),
  own('own-focus', '/userInfo/focus'),
  own('own-focus-teams', '/userInfo/focus?tab=team'),
  own('own-focus-matches', '/userInfo/focus?tab=match'),
  own('own-news', '/userInfo/userNews'),
  own('own-invite', '/userInfo/invite'),
  own('own-picture', '/caijian'),
  route('feedback', '/userInfo/feedback'),
  route('protocol', '/protocol'),
  route('protocol-privacy', '/protocol/privacy'),
];

function lists({ zone, studio, console: office }: RunningProduct): Route[] {
  const day = addDays(zonedDay(new Date(), zone), 3);
  return [
    route('home', '/'),
    route('home-yesterday', '/?tab=yesterday'),
    route('home-tomorrow', '/?tab=tomorrow'),
    route('home-live', '/?tab=live'),
    route('home-not-started', '/?tab=notStarted'),
    route('home-favourites', '/?tab=favourites'),
    route('home-day', `/?day=${day}`),
    route('home-calendar', '/', 'calendar.open'),
    route('home-sports', '/', 'filter.chooseSports'),
    // A choice of games stays: after it, home is no longer that of all.
    route('home-soccer', '/?games=202'),
    route('matches', '/match'),
    route('matches-soccer', '/match/soccer'),
    route('matches-results', '/match?view=results'),
    route('matches-favourites', '/match?view=favourites'),
    route('not-found', '/nowhere'),
    route('forbidden', '/forbidden'),
    route('studio', studio),
    route('console', office),
  ];
}

/** Demo, recorded matches where there are any, and what seldom happens. */
export async function fullScene(): Promise<Scene> {
  const product = await startProduct({ demo: true, env: { FEED_DIR: sharedData ?? '' } });
  const match = createMatches(product);
  const special = await trouble(match);
  const rich = await matchWithHistory(match);
  await tellAll(rich);
  const tabs = [
    ...['overview', 'liveText', 'statistics', 'lineups'],
    ...['headToHead', 'trends', 'animation', 'standings'],
  ];
  const replayed = sharedData ? await replays(product) : [];
  const fan = await lively(product);
  const sports = await Promise.all(
    Object.entries(boards).map(async ([name, { gameId, bestOf, state }]) => {
      const { path } = await match({ gameId, bestOf }, state);
      return route(`match-${slug(name)}`, path);
    }),
  );
  return {
    state: 'full',
    product,
    favourites: [rich.id, ...special.map(({ match: { id } }) => id)],
    fan,
    routes: [
      ...lists(product),
      ...accounts,
      route('person', `/userInfo/${fan.uid}`),
      route('person-fans', `/userInfo/${fan.uid}?tab=fans`),
      ...tabs.map((tab) => route(`match-${tab}`, `${rich.path}?tab=${tab}`)),
      ...special.map(({ name, match: { path } }) => route(`match-${name}`, path)),
      ...sports,
      ...replayed,
    ],
  };
}

/** Nothing but one match of a distant day, of which nothing is known. */
export async function emptyScene(): Promise<Scene> {
  const product = await startProduct();
  const game = await createMatches(product)({ startsAt: fromNow(hours(24 * 300)) });
  return {
    state: 'empty',
    product,
    favourites: [],
    fan: await newcomer(product),
    routes: [
      ...lists(product),
      ...accounts,
      route('own-as-guest', '/userInfo'),
      route('match', game.path),
    ],
  };
}

/** The server of a scene is gone. */
export async function failingScene({ product, routes, fan }: Scene): Promise<Scene> {
  await product.killServer();
  return { state: 'failing', product, routes, fan, favourites: [1] };
}

/** Matches of which not all is well. */
async function trouble(match: Matches): Promise<{ name: string; match: SteeredMatch }[]> {
  const withdrawn = await match({}, { score: { home: 1, away: 0 } });
  const goal = { key: 'goal', order: 1, minute: 31, score: { home: 1, away: 0 } };
  await withdrawn.incidents({ ...goal, player: 'A. Scorer', withdrawn: true, reason: 'VAR' });
  await withdrawn.score(0, 0);
  const ended = { status: 'ended', phase: null } as const;
  const corrected = await match({}, { ...ended, score: { home: 2, away: 1 }, winner: 'home' });
  await corrected.state({ ...ended, score: { home: 2, away: 2 }, winner: 'draw' });
  const moved = await match({ startsAt: fromNow(hours(1)) });
  await moved.move({ startsAt: fromNow(hours(25)) });
  const clock = { at: fromNow(0), seconds: 1234, running: true, speed: 1 };
  const stopped = { status: 'interrupted', clock, note: 'Heavy rain' } as const;
  return [
    { name: 'withdrawn', match: withdrawn },
    { name: 'corrected', match: corrected },
    { name: 'moved', match: moved },
    { name: 'interrupted', match: await match({}, stopped) },
    { name: 'to-come', match: await match({ startsAt: fromNow(hours(2)) }) },
    // Nothing more is said of it: it grows stale while the others are looked at.
    { name: 'silent', match: await match({}, { clock }) },
  ];
}

/** Recorded matches that are played again as live, one of each game, with the tabs that tell most. */
async function replays({ server }: RunningProduct): Promise<Route[]> {
  const deadline = Date.now() + 180_000;
  interface Answer {
    result: { matches: { id: number; gameId: number; source: string }[] };
  }
  for (;;) {
    const response = await fetch(`${server}/java/v2/match/getPCLiveGameMatch`);
    const { result } = (await response.json()) as Answer;
    const live = result.matches.filter(({ source }) => source === 'replay');
    const games = [...new Map(live.map((one) => [one.gameId, one])).values()];
    if (games.length > 1 || Date.now() > deadline) {
      return games.flatMap(({ id, gameId }) =>
        ['overview', 'liveText', 'statistics', 'trends', 'animation'].map((tab) =>
          route(`replay-${gameId}-${tab}`, `/${gameId}/${id}?tab=${tab}`),
        ),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 24);
