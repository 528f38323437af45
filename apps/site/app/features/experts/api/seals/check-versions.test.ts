import { hashWords, sealOfVersion } from '@xiongmao/api/experts/seal';
import { expect, test } from 'vitest';
import { areSealed } from './check-versions.ts';

const seal = 'ab'.repeat(32);
const said = { title: 'The home side wins', label: '', content: 'Nobody is injured any more.' };

async function revision() {
  const salt = 'cd'.repeat(32);
  const words = await hashWords({ ...said, salt });
  const sealed = { number: 2, price: 18, words, releasedAt: '2026-11-02T10:00:00.000Z' };
  const version = {
    ...sealed,
    seal: await sealOfVersion({ ...sealed, planId: 7, previous: seal }),
  };
  return { ...version, ...said, salt };
}

test('Words that may be read are those that were sealed', async () => {
  expect(await areSealed(7, seal, [await revision()])).toBe(true);
  const other = { ...(await revision()), content: 'The striker is injured after all.' };
  expect(await areSealed(7, seal, [other])).toBe(false);
});

test('Of words that are hidden the hash is taken as it is told', async () => {
  const hidden = { ...(await revision()), content: null, salt: null };
  expect(await areSealed(7, seal, [hidden])).toBe(true);
});

test("A revision of another plan is not this one's", async () => {
  expect(await areSealed(8, seal, [await revision()])).toBe(false);
});
