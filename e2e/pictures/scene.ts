import { request } from '@playwright/test';
import type { PlanCard } from '@xiongmao/api/experts/shapes';
import { type RunningProduct, startProduct } from '../product/product.ts';
import {
  createMatches,
  fromNow,
  hours,
  type Matches,
  type SteeredMatch,
} from '../support/matches/matches.ts';
import { matchWithHistory, tellAll } from '../support/matches/rich-match.ts';
import { boards } from '../support/matches/scoreboards.ts';
import { sharedData } from '../support/matches/shared-data.ts';
import { ask, paidPlan } from '../support/plans.ts';
import { buy, desktop, type Fan, lively, newcomer, signInAs } from './fan.ts';
import { finding, libraryPages } from './library.ts';
import { mall, mallPages } from './mall.ts';
import { remainingPages } from './remaining.ts';
import { anchorScreens, roomPages, roomScreens, rooms } from './rooms.ts';
import {
  accounts,
  consoleScreens,
  expertPages,
  lists,
  type PageIds,
  type People,
  type Route,
  route,
  studioScreens,
} from './routes.ts';

export type State = 'full' | 'empty' | 'failing';

export interface Scene {
  state: State;
  product: RunningProduct;
  routes: Route[];
  /** Ids of the matches that have their star. */
  favourites: number[];
  /** Where nobody has a role, all are the fan. */
  people: People;
}

/** A plan on sale that the fan then buys, and one whose match is over. */
async function shown(product: RunningProduct, fan: Fan): Promise<PageIds> {
  const guest = await request.newContext();
  const onSale = await paidPlan(guest, product, 300_000);
  const over = await ask<{ items: PlanCard[] }>(
    guest,
    product,
    `/expert_plan/getPlansPC?status=history&userId=${onSale.expert.id}`,
  );
  await guest.dispose();
  await buy(product, fan, onSale);
  const { match } = onSale;
  return {
    expertId: onSale.expert.id,
    planId: onSale.id,
    settledId: over.items[0]!.id,
    matchPath: `/${match.gameId}/${match.id}`,
  };
}

/** Demo, what seldom happens, and recorded matches where they are asked for and there are any: it takes minutes to read them. */
export async function fullScene({ recorded }: { recorded: boolean }): Promise<Scene> {
  const folder = recorded ? sharedData : undefined;
  const product = await startProduct({ demo: true, live: true, env: { FEED_DIR: folder ?? '' } });
  const match = createMatches(product);
  const special = await trouble(match);
  const rich = await matchWithHistory(match);
  await tellAll(rich);
  const tabs = [
    ...['overview', 'liveText', 'statistics', 'lineups'],
    ...['headToHead', 'trends', 'animation', 'standings'],
  ];
  const replayed = folder ? await replays(product) : [];
  const fan = await lively(product);
  const admin = await signInAs(product, 'admin', desktop);
  const some = await shown(product, fan);
  const live = await rooms(product, fan, admin);
  const redeemed = await mall(product, fan);
  const people = {
    ...{ fan, admin, onAir: live.streamer },
    expert: await signInAs(product, 'expert', desktop),
    anchor: await signInAs(product, 'anchor', desktop),
  };
  const sports = await Promise.all(
    Object.entries(boards).map(async ([name, { gameId, bestOf, regularPeriods, state }]) => {
      const { path } = await match({ gameId, bestOf, regularPeriods }, state);
      return route(`match-${slug(name)}`, path);
    }),
  );
  const routes = [
    ...lists(product),
    ...accounts,
    ...expertPages(some),
    ...mallPages(redeemed),
    ...finding,
    ...(await libraryPages(product)),
    ...roomPages(live),
    route('person', `/userInfo/${fan.uid}`),
    route('person-fans', `/userInfo/${fan.uid}?tab=fans`),
    ...tabs.map((tab) => route(`match-${tab}`, `${rich.path}?tab=${tab}`)),
    ...special.map(({ name, match: { path } }) => route(`match-${name}`, path)),
    ...sports,
    ...replayed,
  ];
  return {
    state: 'full',
    product,
    favourites: [rich.id, ...special.map(({ match: { id } }) => id)],
    people,
    routes: [
      ...routes,
      ...(await remainingPages(product, routes)),
      ...studioScreens(product),
      ...consoleScreens(product, some),
      ...anchorScreens(product),
      ...roomScreens(product, live),
    ],
  };
}

/** Nothing but one match of a distant day, of which nothing is known. */
export async function emptyScene(): Promise<Scene> {
  const product = await startProduct();
  const game = await createMatches(product)({ startsAt: fromNow(hours(24 * 300)) });
  const fan = await newcomer(product);
  return {
    state: 'empty',
    product,
    favourites: [],
    people: { fan, expert: fan, admin: fan, anchor: fan, onAir: fan },
    routes: [
      ...lists(product),
      ...accounts,
      ...studioScreens(product),
      ...finding,
      route('anchor-unknown', '/anchor/1'),
      route('expert-unknown', '/expert/1'),
      route('own-as-guest', '/userInfo'),
      route('match', game.path),
    ],
  };
}

/** The server of a scene is gone. */
export async function failingScene({ product, routes, people }: Scene): Promise<Scene> {
  await product.killServer();
  return { state: 'failing', product, routes, people, favourites: [1] };
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
    const live = result.matches.filter(({ source }) => source.startsWith('replay:'));
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
