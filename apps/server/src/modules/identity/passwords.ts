import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordFault } from '@xiongmao/api/identity/rules';
import type { Env } from '#src/env.ts';
import { isCommonPassword } from './common-passwords.ts';
import { PoorPassword } from './errors.ts';
import { isOfOwnWords, ownWords } from './own-words.ts';

const derive = promisify(argon2);
/** 19 MiB, two passes, one lane: 22 ms on a small machine. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Hashes made at a time: each fills its memory, and requests wait rather than the machine. */
const mostAtOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

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
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phcOf(salt, await hashWith(password, salt));
}

/** Whether the password fits; without a hash to fit, false after the same work. */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const [, , , costs = '', salt = '', hash = ''] = (phc ?? nobodys).split('$');
  const expected = Buffer.from(hash, 'base64');
  const [memory, passes, parallelism] = costs.match(/\d+/g)!.map(Number) as Cost;
  const then = { memory, passes, parallelism, tagLength: expected.length };
  const given = await hashWith(password, Buffer.from(salt, 'base64'), then);
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

async function hashWith(password: string, nonce: Buffer, as = cost): Promise<Buffer> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...as });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
