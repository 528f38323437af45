import { expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { ModuleContext } from '#platform/module.ts';
import { additions } from '#src/app.ts';
import { readEnv } from '#src/env.ts';
import { testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { seedDemoExperts, tendDemoExperts } from './experts.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

test("The demo's experts come with its matches, have a record that fans paid for, and go on", async () => {
  const app = await testApp({ accounts: true });
  const env = readEnv({ NODE_ENV: 'test' });
  const given = { db: app.db, jobs: app.jobs, clock: systemClock, env, log: silent };
  const tend = () => tendDemoExperts(given as unknown as ModuleContext);
  const send = (messages: Parameters<typeof ingest>[1]) =>
    app.db.transaction((tx) => ingest(tx, messages, { source: 'demo', now: new Date() }));
  await seedDemoExperts(given as unknown as ModuleContext);
  const guest = person(app);
  const uid = (await person(app).signInAs('expert')).cookies.get('uid');
  const page = await guest.get(`/expert_plan/getExpertInfo?userId=${uid}`);
  expect(page).toMatchObject({ status: 'success' });
  expect(await tend()).toBe(false);

  const played = Array.from({ length: 200 }, (_, number) => `played ${number}`);
  const coming = Array.from({ length: 20 }, (_, number) => `coming ${number}`);
  const ended = { status: 'ended', phase: null, score: { home: 2, away: 1 } } as const;
  await send([
    ...played.map((name, number) => fixtureOf(name, inHours(-4 - number / 10))),
    ...coming.map((name, number) => fixtureOf(name, inHours(8 + number))),
    ...played.map((name) => stateOf(name, 1, ended)),
    // Files may know no more than the day.
    { ...fixtureOf('of no time', inHours(-30)), startsAt: null },
    stateOf('of no time', 1, ended),
  ]);
  expect(await tend()).toBe(true);

  const { items: experts } = (await guest.get('/expert_plan/expertLibraryPC')).result;
  const known = experts.find(({ username }: { username: string }) => username === 'TacticsLin');
  expect(known).toMatchObject({ onSale: 3, record: { counted: expect.any(Number) } });
  expect(known.record.counted).toBeGreaterThan(10);
  const desk = backOffice(await person(app).signInAs('support'));
  const sold = (await desk.list('plan-purchases')).total;
  expect(sold).toBeGreaterThan(20);
  expect((await desk.list('plans', { state: 'underReview' })).body).toHaveLength(1);
  expect((await desk.list('expert-applications')).body).toContainEqual(
    expect.objectContaining({ username: 'fan2', state: 'underReview' }),
  );
  expect(await proveLedger(app.db, additions.ledgerRules)).toMatchObject({ violations: [] });

  await tend();
  expect((await desk.list('plan-purchases')).total).toBe(sold);
});
