import { firstSeal, sealOf, sealOfVersion } from '@xiongmao/api/experts/seal';
import type { ChainLink } from '@xiongmao/api/experts/shapes';
import { expect, test } from 'vitest';
import { checkChain } from './check-chain.ts';

const expertId = 7;

/** A chain of as many links; the newest is not revealed yet. */
async function chainOf(length: number): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  let previous = firstSeal;
  for (let position = 1; position <= length; position += 1) {
    const planId = position * 10;
    const releasedAt = `2026-11-${String(position).padStart(2, '0')}T10:00:00.000Z`;
    const revealed = {
      matchId: 100 + position,
      playType: 'handicap',
      level: 'full',
      pick: 'home',
      line: -0.75,
      odds: 1.95,
      price: 38,
      refund: true,
      salt: 'ab'.repeat(32),
    } as const;
    const seal = await sealOf({ ...revealed, expertId, position, planId, releasedAt, previous });
    const isOver = position < length;
    links.push({
      planId,
      position,
      seal,
      previous,
      releasedAt,
      versions: [],
      result: isOver ? (['hit', 'miss', 'void'] as const)[position % 3]! : null,
      revealed: isOver ? revealed : null,
    });
    previous = seal;
  }
  return links;
}

test('A record that nobody touched fits from the first link to the last', async () => {
  const told: number[] = [];
  const check = await checkChain(expertId, await chainOf(4), (done) => told.push(done));
  expect(check).toEqual({
    total: 4,
    linked: 4,
    recomputed: 3,
    revisions: 0,
    counted: 2,
    won: 1,
    fault: null,
  });
  expect(told).toEqual([1, 2, 3, 4]);
});

test('Of one market of a match the first is counted, as in the record', async () => {
  const links = await chainOf(4);
  const [first, , third] = links;
  third!.revealed!.matchId = first!.revealed!.matchId;
  let previous = firstSeal;
  for (const link of links) {
    link.previous = previous;
    if (link.revealed) link.seal = await sealOf({ ...link, ...link.revealed, expertId });
    previous = link.seal;
  }
  const { counted, fault } = await checkChain(expertId, links);
  expect({ counted, fault }).toEqual({ counted: 1, fault: null });
});

test('An expert without plans has nothing that could not fit', async () => {
  expect(await checkChain(expertId, [])).toMatchObject({ total: 0, fault: null });
});

test('A prediction changed afterwards is not what was sealed', async () => {
  const links = await chainOf(4);
  links[1]!.revealed!.pick = 'away';
  const { fault, linked } = await checkChain(expertId, links);
  expect(fault).toEqual({ why: 'seal', position: 2, planId: 20 });
  expect(linked).toBe(1);
});

test('Odds bettered afterwards are not what was sealed', async () => {
  const links = await chainOf(3);
  links[0]!.revealed!.odds = 2.5;
  expect((await checkChain(expertId, links)).fault?.why).toBe('seal');
});

test('A plan that is left out leaves a gap', async () => {
  const links = await chainOf(4);
  links.splice(1, 1);
  expect((await checkChain(expertId, links)).fault).toEqual({
    why: 'place',
    position: 3,
    planId: 30,
  });
});

test('A seal made anew no longer is the one that the next contains', async () => {
  const links = await chainOf(4);
  const [first] = links;
  first!.revealed!.pick = 'away';
  first!.seal = await sealOf({ ...first!.revealed!, ...first!, expertId });
  expect((await checkChain(expertId, links)).fault).toMatchObject({ why: 'link', position: 2 });
});

test("Another expert's record is not this one's", async () => {
  expect((await checkChain(8, await chainOf(3))).fault?.why).toBe('seal');
});

/** A chain whose second plan was revised twice. */
async function revisedChain(): Promise<ChainLink[]> {
  const links = await chainOf(3);
  const { planId, seal, versions } = links[1]!;
  let previous = seal;
  for (const [number, price] of [
    [2, 18],
    [3, 28],
  ] as const) {
    const releasedAt = `2026-11-02T1${number}:00:00.000Z`;
    const sealed = { planId, number, price, words: 'cd'.repeat(32), releasedAt, previous };
    previous = await sealOfVersion(sealed);
    versions.push({ number, price, words: sealed.words, releasedAt, seal: previous });
  }
  return links;
}

test('Revisions that follow their plan and one another fit', async () => {
  const check = await checkChain(expertId, await revisedChain());
  expect(check).toMatchObject({ linked: 3, revisions: 2, fault: null });
});

test.each<[string, (versions: ChainLink['versions']) => unknown]>([
  ['another price', (versions) => Object.assign(versions[0]!, { price: 17 })],
  ['other words', (versions) => Object.assign(versions[1]!, { words: 'ef'.repeat(32) })],
  [
    'an earlier instant',
    (versions) => Object.assign(versions[1]!, { releasedAt: '2026-11-01T10:00:00.000Z' }),
  ],
  ['one left out', (versions) => versions.shift()],
])('A revision with %s is not what was sealed', async (_what, tamper) => {
  const links = await revisedChain();
  tamper(links[1]!.versions);
  const { fault } = await checkChain(expertId, links);
  expect(fault).toEqual({ why: 'version', position: 2, planId: 20 });
});
