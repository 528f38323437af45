import { randomOf } from '#src/demo/simulator/random.ts';
import type { Attack } from './attack.ts';
import { deepJson } from './attacks/bodies/deep-json.ts';
import { endlessBodies } from './attacks/bodies/endless-bodies.ts';
import { hugeBodies } from './attacks/bodies/huge-bodies.ts';
import { slowBodies } from './attacks/bodies/slow-bodies.ts';
import { slowHeaders } from './attacks/bodies/slow-headers.ts';
import { unsignedPushes } from './attacks/bodies/unsigned-pushes.ts';
import { codes } from './attacks/requests/codes.ts';
import { costlyReads } from './attacks/requests/costly-reads.ts';
import { guesses } from './attacks/requests/guesses.ts';
import { hoarders } from './attacks/requests/hoarders.ts';
import { randomPaths } from './attacks/requests/random-paths.ts';
import { randomQueries } from './attacks/requests/random-queries.ts';
import { controlFrames } from './attacks/sockets/control-frames.ts';
import { foreignOrigins } from './attacks/sockets/foreign-origins.ts';
import { halfFrames } from './attacks/sockets/half-frames.ts';
import { handshakes } from './attacks/sockets/handshakes.ts';
import { joiners } from './attacks/sockets/joiners.ts';
import { nonReaders } from './attacks/sockets/non-readers.ts';
import { watchFloods } from './attacks/sockets/watch-floods.ts';

/** Every kind of hostile client. */
export const attacks = {
  watchFloods,
  nonReaders,
  joiners,
  handshakes,
  foreignOrigins,
  halfFrames,
  controlFrames,
  slowHeaders,
  slowBodies,
  hugeBodies,
  endlessBodies,
  deepJson,
  unsignedPushes,
  costlyReads,
  randomQueries,
  randomPaths,
  hoarders,
  codes,
  guesses,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;

const names = Object.keys(attacks) as AttackName[];
/** Attacks at a time: few where each one's weight is looked at, many where time is not. */
const atATime = { full: 3, brief: 9 };
/** So many seeds in a row, from one of its multiples on, play every kind once. */
export const seedsOfADeal = {
  full: Math.ceil(names.length / atATime.full),
  brief: Math.ceil(names.length / atATime.brief),
};

/** The kinds of a seed: a shuffled deck is dealt to the seeds of a deal. */
export function dealtTo(seed: number, length: 'full' | 'brief'): AttackName[] {
  const deal = Math.floor(seed / seedsOfADeal[length]);
  const start = (seed % seedsOfADeal[length]) * atATime[length];
  return randomOf(`abuse deal ${deal}`)
    .shuffled(names)
    .slice(start, start + atATime[length]);
}
