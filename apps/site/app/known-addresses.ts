import { gameByName } from '@xiongmao/api/catalogue/games';
import { expertOrders, planResults, playTypes, recordWindows } from '@xiongmao/api/experts/rules';
import { protocols } from '@xiongmao/api/identity/protocols';
import { playerPages, squadPages } from '@xiongmao/api/library/lines/pages';
import { leagueSections, leagueSorts } from '@xiongmao/api/library/sections';
import { goodsKinds, goodsSorts } from '@xiongmao/api/mall/rules';
import { tableScopes } from '@xiongmao/api/matches/table-scopes';
import { personLists, talkSorts } from '@xiongmao/api/posts/rules';
import { foundKinds } from '@xiongmao/api/search/rules';
import { videoKinds, videoSorts } from '@xiongmao/api/videos/rules';
import { isDay } from '@xiongmao/i18n/time/zoned-day';
import { orderStates } from './features/experts/api/order-state.ts';
import { planOrders } from './features/experts/api/plan-filter.ts';
import { readCountry } from './features/library/api/leagues-address.ts';
import { scheduleStates } from './features/library/api/season-address.ts';
import {
  holdingColumns,
  scheduleColumns,
  seasonColumns,
  standingColumns,
} from './features/library/api/table-columns.ts';
import { readLanguage } from './features/live/api/rooms-address.ts';
import { redemptionStates } from './features/mall/api/redemption-state.ts';
import { boardTabs, readGames, writeGames } from './features/matches/api/board/board-address.ts';
import { weekViews } from './features/matches/api/board/week-view.ts';
import { tabs } from './features/matches/api/match-tabs.ts';
import { readText } from './features/search/api/search-address.ts';
import { whens } from './features/search/api/search-queries.ts';
import { feedbackKinds } from './features/users/components/feedback/feedback-kinds.ts';
import { focusTabs } from './features/users/components/focus/focus-tabs.ts';
import { personTabs } from './features/users/components/person/person-tabs.ts';
import { readPage, readWords } from './shared/list/list-address.ts';

/** The one way to write what a value says; empty for one that may as well be left out, null for one that says nothing. */
type Read = (value: string) => string | null;

export interface KnownAddress {
  /** The parts of the path that vary: another value is a page that does not exist. */
  path?: Readonly<Record<string, Read>>;
  /** The parameters that the page reads, in the order in which its one address has them. */
  search?: Readonly<Record<string, Read>>;
  /** Guests see what their cookies have chosen: games and favourites. */
  personal?: true;
}

const oneOf =
  (...values: readonly (string | number)[]): Read =>
  (value) =>
    values.map(String).includes(value) ? value : null;
const matching =
  (pattern: RegExp): Read =>
  (value) =>
    pattern.test(value) ? value : null;

const id = matching(/^[1-9]\d{0,9}$/);
const version = matching(/^[1-9]\d{0,5}$/);
const language: Read = readLanguage;
const day: Read = (value) => (isDay(value) ? value : null);
const game: Read = (name) => gameByName(name)?.slug ?? null;
const chosenGames: Read = (value) => {
  const found = readGames(value);
  return found === undefined ? null : writeGames(found);
};
const page: Read = (value) => (readPage(value) > 1 ? String(readPage(value)) : null);
const words: Read = (value) => readWords(value) || null;

/** A lone number in place of a game's name is what stands there. */
const gameOrId: Read = (value) => id(value) ?? game(value);
const gameName: Read = (name) => game(name) && name.toLowerCase();
const videoSearch = {
  kind: oneOf(...videoKinds),
  sort: oneOf(...videoSorts),
  author: id,
  page,
};

/** Spaces alone look for nothing: the page is there, and asks what for. */
const looked: Read = (text) => readText(text);

/** Columns that a table is sorted by, either way. */
const sortOf = (columns: readonly string[]): Read =>
  oneOf(...columns.flatMap((column) => [column, `-${column}`]));
const country: Read = readCountry;
const leagueSearch = {
  game,
  country,
  sort: oneOf(...leagueSorts),
  q: words,
  page,
};

/** A column of a table of figures: which there are, its sport knows. */
const column = matching(/^-?[a-zA-Z]{1,40}$/);
const figureTable = matching(/^[a-z]{1,20}$/);
const lineSearch = { game, season: id, table: figureTable, team: id, q: words, sort: column, page };
const recordSearch = { season: id, table: figureTable, sort: column, page };

/**
 * What pages depend on, by the pattern of their address: all else in an address is dropped before a page is
 * rendered or kept, so that no stranger can invent new ones. A pattern that is not listed has one address.
 */
export const knownAddresses: Readonly<Record<string, KnownAddress>> = {
  '/': { search: { tab: oneOf(...boardTabs), day, games: chosenGames }, personal: true },
  '/expert': {
    search: {
      game,
      free: oneOf(1),
      refund: oneOf(1),
      order: oneOf(...planOrders),
      rank: oneOf(...expertOrders),
    },
  },
  '/expert/allExperts': {
    search: { game, order: oneOf(...expertOrders), q: words, page },
  },
  '/expert/specialist': { search: { game, order: oneOf(...expertOrders) } },
  '/expert/plan/:planId': { path: { planId: id } },
  '/expert/:id': {
    path: { id },
    search: {
      result: oneOf(...planResults),
      playType: oneOf(...playTypes),
      last: oneOf(...recordWindows),
    },
  },
  '/leagueLibrary': { search: leagueSearch },
  '/leagueLibrary/leagueList': { search: leagueSearch },
  ...Object.fromEntries(
    leagueSections.map((section) => [`/leagueLibrary/${section}`, { search: leagueSearch }]),
  ),
  '/leagueLibrary/config': { search: { sort: sortOf(holdingColumns) } },
  '/leagueLibrary/:id': { path: { id }, search: { season: id } },
  '/leagueLibrary/:id/config': { path: { id }, search: { sort: sortOf(seasonColumns) } },
  '/leagueLibrary/:id/groupTable': {
    path: { id },
    search: { season: id, scope: oneOf(...tableScopes), sort: sortOf(standingColumns), q: words },
  },
  '/leagueLibrary/:id/promotionTree': { path: { id }, search: { season: id } },
  '/leagueLibrary/:id/sortTable': { path: { id }, search: lineSearch },
  '/leagueLibrary/:id/scheduleTable': {
    path: { id },
    search: {
      season: id,
      round: matching(/^[1-9]\d{0,2}$/),
      team: id,
      state: oneOf(...scheduleStates),
      sort: sortOf(scheduleColumns),
      page,
    },
  },
  ...Object.fromEntries(
    ['', ...playerPages].map((page) => [
      page ? `/playerLibrary/${page}` : '/playerLibrary',
      { search: lineSearch },
    ]),
  ),
  '/playerLibrary/:id/:page?': {
    path: { id, page: oneOf(...playerPages) },
    search: recordSearch,
  },
  ...Object.fromEntries(
    ['', ...squadPages].map((page) => [
      page ? `/squadLibrary/${page}` : '/squadLibrary',
      { search: lineSearch },
    ]),
  ),
  '/squadLibrary/:id/:page?': {
    path: { id, page: oneOf(...squadPages) },
    search: recordSearch,
  },
  '/live': { search: { game, language, free: oneOf(1) } },
  '/customLive': { search: { language, free: oneOf(1) } },
  '/live/:id': { path: { id }, search: { replay: id } },
  '/customLive/:id': { path: { id }, search: { replay: id } },
  '/live/data': { search: { id } },
  '/live2': { search: { id } },
  '/anchor': { search: { q: words, page } },
  '/anchor/anchorList': { search: { q: words, page } },
  '/anchor/:id': { path: { id } },
  '/mall': {
    search: {
      sort: oneOf(...goodsSorts),
      category: id,
      kind: oneOf(...goodsKinds),
      afford: oneOf(1),
      q: words,
      page,
    },
  },
  '/mall/details/:id?': { path: { id } },
  '/mall/blindBox/:id?': { path: { id } },
  '/match/:game?': { path: { game }, search: { view: oneOf(...weekViews) }, personal: true },
  '/posts': { search: { game, sort: oneOf(...talkSorts) } },
  '/posts/:id': { path: { id }, search: { comment: id } },
  '/comment/:id': { path: { id } },
  '/news': { search: { page } },
  '/news/:game': { path: { game: gameOrId }, search: { page } },
  '/news/:game/rss.xml': { path: { game } },
  '/news/author/:id': { path: { id }, search: { page } },
  '/news/:game/:id': {
    path: { game: gameName, id },
    search: { comment: id },
  },
  '/videos/:game': { path: { game: gameOrId } },
  '/videos/videoList': { search: videoSearch },
  '/videos/:game/videoList': { path: { game }, search: videoSearch },
  '/videos/:game/:id': { path: { game: gameName, id }, search: { comment: id } },
  '/about': { search: { version } },
  '/certificate': { search: { version } },
  '/protocol/:id?': { path: { id: oneOf(...protocols) }, search: { version } },
  '/s/:text?': { path: { text: looked }, search: { q: looked } },
  '/search/:text?': {
    path: { text: looked },
    search: { kind: oneOf(...foundKinds), game, when: oneOf(...whens), page },
  },
  '/userInfo/water': { search: { payment: id } },
  '/userInfo/focus': { search: { tab: oneOf(...focusTabs) } },
  '/userInfo/myOrder': { search: { state: oneOf(...orderStates) } },
  '/userInfo/myOrder/:planId': { path: { planId: id } },
  '/userInfo/exchange': { search: { state: oneOf(...redemptionStates) } },
  '/userInfo/exchange/:orderId': { path: { orderId: id } },
  '/userInfo/send': { search: { match: id } },
  '/userInfo/userPost': { search: { wrote: oneOf(...personLists) } },
  '/userInfo/feedback': {
    search: { kind: oneOf(...feedbackKinds) },
  },
  '/userInfo/:id': {
    path: { id },
    search: { wrote: oneOf(...personLists), tab: oneOf(...personTabs) },
  },
  '/:game/data': {
    path: { game },
    search: { country, sort: oneOf(...leagueSorts), q: words, page },
  },
  '/:game': { path: { game }, search: { view: oneOf(...weekViews) }, personal: true },
  // Another name of the game (`cs:go`, its id) is led to the one in addresses.
  '/:game/:id': {
    path: { game: gameName, id },
    search: { tab: oneOf(...tabs), comment: id },
  },
};
