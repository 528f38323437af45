import * as anchors from './anchors/resources.ts';
import * as chat from './chat/resources.ts';
import * as experts from './experts/resources.ts';
import * as feeds from './feeds/resources.ts';
import * as gifts from './gifts/resources.ts';
import * as live from './live/resources.ts';
import * as mall from './mall/resources.ts';
import * as matches from './matches/resources.ts';
import * as news from './news/resources.ts';
import * as pages from './pages/resources.ts';
import * as posts from './posts/resources.ts';
import * as promotion from './promotion/resources.ts';
import type { Resource } from './resource.ts';
import * as system from './system/resources.ts';
import * as takedowns from './takedowns/resources.ts';
import * as users from './users/resources.ts';
import * as videos from './videos/resources.ts';
import * as wallet from './wallet/resources.ts';

/** Every resource of studio and console. */
export const resources: readonly Resource[] = Object.values({
  ...promotion,
  ...users,
  ...wallet,
  ...experts,
  ...anchors,
  ...live,
  ...chat,
  ...gifts,
  ...mall,
  ...posts,
  ...takedowns,
  ...pages,
  ...news,
  ...videos,
  ...matches,
  ...feeds,
  ...system,
});
