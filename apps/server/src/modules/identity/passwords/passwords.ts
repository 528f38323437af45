import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue, NoRoom } from '@xiongmao/api/hosting/callers/fair-queue';
import { passwordFault } from '@xiongmao/api/identity/rules';
import { TooManyRequests } from '#platform/http/errors.ts';
import type { Env } from '#src/env.ts';
import { PoorPassword } from '../errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashElsewhere } from './hash-elsewhere.ts';
import { isOfOwnWords, ownWords } from './own-words.ts';

/** 19 MiB, two passes, one lane: 22 ms on a small machine. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnce = Math.max(2, availableParallelism());
/** Each hash fills its memory, so requests wait rather than the machine: a host's for less than a second. */
const queue = createFairQueue({
  atOncePerNetwork: atOnce / 2,
  atOnce,
  waitingPerHost: 32,
  waitingPerNetwork: 64,
  waiting: 2_048,
});
/** ms after which a network's line is over. */
const lineLasts = 2_000;
let refused = 0;
let abandoned = 0;

/** Whose password it is: a request, or nobody's but the program's own. */
export type Asker = { ip: string; raw: { socket: { destroyed: boolean } } } | null;

/** Throws TooManyRequests where too many of the caller wait already: ask before anything is used up. */
export function requireTurn(by: Asker): void {
  if (!by || queue.hasRoom(by.ip)) return;
  refused += 1;
  throw new TooManyRequests(lineLasts);
}

/** What waits now, was refused, and was asked for by who hung up meanwhile, in Prometheus' text format. */
export const passwordFigures = (): string[] => [
  `xiongmao_passwords_waiting ${queue.waiting()}`,
  `xiongmao_passwords_refused_total ${refused}`,
  `xiongmao_passwords_abandoned_total ${abandoned}`,
];

/** Throws PoorPassword for one that breaks the rules of product spec §5, that everybody has, or that says the brand. */
export async function checkPassword(
  password: string,
  env: Pick<Env, 'BRAND_NAME' | 'SITE_URL'>,
): Promise<void> {
  const fault = passwordFault(password);
  if (fault) throw new PoorPassword(fault);
  if (isOfOwnWords(password, ownWords(env)) || (await isCommonPassword(password))) {
    throw new PoorPassword('commonPassword');
  }
}

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, by: Asker): Promise<string> {
  const salt = randomBytes(16);
  return phcOf(salt, await hashWith(password, salt, by));
}

/** Whether the password fits; without a hash to fit, false after the same work. */
export async function verifyPassword(
  password: string,
  phc: string | null,
  by: Asker,
): Promise<boolean> {
  requireTurn(by);
  const [, , , costs = '', salt = '', hash = ''] = (phc ?? nobodys).split('$');
  const expected = Buffer.from(hash, 'base64');
  const [memory, passes, parallelism] = costs.match(/\d+/g)!.map(Number) as Cost;
  const then = { memory, passes, parallelism, tagLength: expected.length };
  const given = await hashWith(password, Buffer.from(salt, 'base64'), by, then);
  // Against a timing attack: as long for a wrong one, and for an account that has none.
  return timingSafeEqual(given, expected) && phc !== null;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
type Cost = [memory: number, passes: number, parallelism: number];
/** As those of today: who has none is told so after the same work. */
const nobodys = phcOf(Buffer.alloc(16), Buffer.alloc(cost.tagLength));

function phcOf(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

async function hashWith(password: string, nonce: Buffer, by: Asker, as = cost): Promise<Buffer> {
  const work = () => hashElsewhere({ message: password.normalize('NFKC'), nonce, ...as });
  if (!by) return work();
  try {
    return await queue.run(by.ip, async () => {
      if (!by.raw.socket.destroyed) return work();
      // Nobody reads the answer any more.
      abandoned += 1;
      throw new TooManyRequests(lineLasts);
    });
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    refused += 1;
    throw new TooManyRequests(lineLasts);
  }
}
