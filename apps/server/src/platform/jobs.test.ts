import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { createJobs, defineEvent, defineJob } from './jobs.ts';

const count = defineJob<{ number: number }>('count');

test('A queue that filled at once is worked through without a rest', async () => {
  const { db, url } = await testDatabase();
  const jobs = await createJobs({ databaseUrl: url, log: silent });
  const done: number[] = [];
  jobs.work(count, async ({ number }) => {
    done.push(number);
  });
  await jobs.start();
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  await db.transaction(async (tx) => {
    for (const number of numbers) await jobs.send(tx, count, { number });
  });
  // Polls alone would take a minute.
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(30);
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  await jobs.stop();
});

test('What is for later is done when its time has come, and no sooner', async () => {
  const { db, url } = await testDatabase();
  const jobs = await createJobs({ databaseUrl: url, log: silent });
  const done: number[] = [];
  jobs.work(count, async () => {
    done.push(Date.now());
  });
  await jobs.start();
  const sentAt = Date.now();
  await db.transaction((tx) => jobs.send(tx, count, { number: 1 }, 2));
  // An idle poll alone would find it after half a minute.
  await expect.poll(() => done.length, { timeout: 15_000 }).toBe(1);
  expect(done[0]! - sentAt).toBeGreaterThanOrEqual(1_900);
  await jobs.stop();
}, 20_000);

test('What happened while its subscriber was busy is heard at once', async () => {
  const { db, url } = await testDatabase();
  const jobs = await createJobs({ databaseUrl: url, log: silent });
  const happened = defineEvent<{ number: number }>('happened');
  const heard: number[][] = [];
  jobs.subscribeTogether(happened, 'listener', async (told) => {
    heard.push(told.map(({ number }) => number));
  });
  await jobs.start();
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  await db.transaction(async (tx) => {
    for (const number of numbers) await jobs.publish(tx, happened, { number });
  });
  await expect.poll(() => heard.flat().toSorted((a, b) => a - b)).toEqual(numbers);
  expect(heard.length).toBeLessThan(5);
  await jobs.stop();
});
