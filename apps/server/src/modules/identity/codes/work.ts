import type { Challenge, Work } from '@xiongmao/api/http/work';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';
import { takeOnce } from './attempts.ts';

const minutes = 5;
/** Iterations of one try: so many that trying costs, so few that checking one does not. */
const longestTry = 8_000;

const keyOf = (secret: Secret): string => secret.digest('code-work', 'key').toString('base64url');
const markOf = (secret: Secret, subject: string): string =>
  secret.digest('code-work-for', subject).toString('base64url');

/** Asks for so many iterations of work, on average, for one subject. Nothing of it is kept here. */
export async function challengeFor(
  secret: Secret,
  subject: string,
  iterations: number,
  now: Date,
): Promise<Challenge> {
  // Each hex digit of the prefix makes a try fit sixteen times more seldom.
  const keyPrefix = iterations > 256 * longestTry ? '000' : '00';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: Math.ceil(iterations / 16 ** keyPrefix.length),
    keyPrefix,
    data: { for: markOf(secret, subject) },
    expiresAt: Math.floor(now.getTime() / 1000) + minutes * 60,
    deriveKey,
    hmacSignatureSecret: keyOf(secret),
  });
  return challenge as Challenge;
}

/** Whether the work was asked for here, for this subject, and is done: once. */
export async function takeWork(
  context: { db: Database; secret: Secret },
  subject: string,
  work: Work,
  now: Date,
): Promise<boolean> {
  const { db, secret } = context;
  const { challenge, solution } = work;
  const { data, expiresAt, nonce } = challenge.parameters;
  if (data.for !== markOf(secret, subject) || expiresAt * 1000 < now.getTime()) return false;
  const hmacSignatureSecret = keyOf(secret);
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret,
  });
  return verified && takeOnce(db, `code-work:${nonce}`, new Date(expiresAt * 1000));
}
