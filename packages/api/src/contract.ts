import * as anchors from './anchors/calls.ts';
import * as catalogue from './catalogue/calls.ts';
import * as chat from './chat/calls.ts';
import * as experts from './experts/calls.ts';
import * as feeds from './feeds/calls.ts';
import * as gifts from './gifts/calls.ts';
import * as identity from './identity/calls.ts';
import * as library from './library/calls.ts';
import * as lines from './library/lines/calls.ts';
import * as live from './live/calls.ts';
import * as mall from './mall/calls.ts';
import * as matches from './matches/calls.ts';
import * as news from './news/calls.ts';
import * as odds from './odds/calls.ts';
import * as pages from './pages/calls.ts';
import * as posts from './posts/calls.ts';
import * as promotion from './promotion/calls.ts';
import * as search from './search/calls.ts';
import * as sitemaps from './sitemaps/calls.ts';
import * as system from './system/calls.ts';
import * as takedowns from './takedowns/calls.ts';
import * as users from './users/calls.ts';
import * as push from './users/push/calls.ts';
import * as videos from './videos/calls.ts';
import * as wallet from './wallet/calls.ts';

/** Every call of the product by name. `getMatch` stands last: its path would match others. */
export const contract = {
  ...catalogue,
  ...feeds,
  ...identity,
  ...users,
  ...push,
  ...takedowns,
  ...promotion,
  ...wallet,
  ...experts,
  ...anchors,
  ...live,
  ...chat,
  ...gifts,
  ...mall,
  ...posts,
  ...news,
  ...videos,
  ...odds,
  ...lines,
  ...search,
  ...sitemaps,
  ...library,
  ...pages,
  ...system,
  ...matches,
};

type Calls = typeof contract;
export type CallName = keyof Calls;

/** `METHOD /path` → call: how the browser names a call, with types and no validator. */
export type Contract = {
  [Name in CallName as `${Calls[Name]['method']} ${Calls[Name]['path']}`]: Calls[Name];
};
export type CallKey = keyof Contract;
/** The calls that change nothing. */
export type ReadKey = {
  [Key in CallKey]: Contract[Key]['effect'] extends 'read' ? Key : never;
}[CallKey];
