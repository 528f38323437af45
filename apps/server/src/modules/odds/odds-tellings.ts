import * as calls from '@xiongmao/api/odds/calls';
import { type Telling, telling } from '#platform/http/concealing/concealing.ts';

/** Once a match is on, prices tell how it stands. */
export const oddsTellings: readonly Telling[] = [
  telling(calls.getOdds, ({ query }) => `match-${query.matchId}`),
  telling(calls.getOddsHistory, ({ query }) => `match-${query.matchId}`),
];
