import type { Challenge, Work } from '@xiongmao/api/http/work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const longestMs = 90_000;

/**
 * Does the work; null where it takes too long. The browser derives keys beside the page's own thread, one
 * short try after the other, so the page stays alive.
 */
export async function solve(challenge: Challenge): Promise<Work | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs });
  return solution && { challenge, solution };
}
