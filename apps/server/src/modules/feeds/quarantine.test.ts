import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import { forgetQuarantined, quarantine } from './quarantine.ts';

const { db } = await testDatabase();
beforeEach(() => db.execute(sql`truncate feed_quarantine`));

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const setAside = (source: string, place: string, at: Date) =>
  db.transaction((tx) => quarantine(tx, source, [{ place, reason: 'strange', raw: null }], at));
const left = async () =>
  (await rows<{ place: string }>(db, sql`select place from feed_quarantine order by place`)).map(
    ({ place }) => place,
  );

test('What was not said again for long is forgotten, what is still said is not', async () => {
  for (const place of ['old', 'again']) await setAside('acme', place, day(1));
  await setAside('acme', 'again', day(40));
  await forgetQuarantined(db, day(91));
  expect(await left()).toEqual(['again', 'old']);
  await forgetQuarantined(db, new Date(day(91).getTime() + 1));
  expect(await left()).toEqual(['again']);
});

test('One source that says too much loses what was taken up, then its oldest, and no other loses any', async () => {
  for (const at of [1, 2, 3, 4]) await setAside('loud', `loud ${at}`, day(at));
  await setAside('calm', 'calm', day(1));
  await db.execute(sql`update feed_quarantine set state = 'retried' where place = 'loud 4'`);
  await forgetQuarantined(db, day(5), { days: 90, ofSource: 2 });
  expect(await left()).toEqual(['calm', 'loud 2', 'loud 3']);
});
