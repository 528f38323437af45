import { ApiError } from '@xiongmao/api/client';
import type { Challenge, Work } from '@xiongmao/api/http/work';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { withWork } from './work.ts';

const hmacSignatureSecret = 'a secret of the tests';

async function newChallenge(): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    data: { for: 'someone' },
    expiresAt: Math.floor(Date.now() / 1000) + 300,
    deriveKey,
    hmacSignatureSecret,
  });
  return challenge as Challenge;
}

test('What is asked for work does it, says so meanwhile, and asks again with what it found', async () => {
  const challenge = await newChallenge();
  const heard: boolean[] = [];
  const asked: (Work | undefined)[] = [];
  const answer = await withWork(
    async ({ work }) => {
      asked.push(work);
      if (!work) throw new ApiError(200, 2040, 'work', challenge);
      return 'sent';
    },
    (isWorking) => heard.push(isWorking),
  );
  expect([answer, heard]).toEqual(['sent', [true, false]]);
  const verified = await verifySolution({ ...asked[1]!, deriveKey, hmacSignatureSecret });
  expect(verified.verified).toBe(true);
});

test('What is refused for another reason, or again, is not asked for a third time', async () => {
  const challenge = await newChallenge();
  for (const [error, times] of [
    [new ApiError(200, 2002, 'too soon'), 1],
    [new ApiError(200, 2040, 'work', challenge), 2],
  ] as const) {
    let asked = 0;
    const asking = withWork(
      async () => {
        asked += 1;
        throw error;
      },
      () => {},
    );
    await expect(asking).rejects.toBe(error);
    expect(asked).toBe(times);
  }
});
