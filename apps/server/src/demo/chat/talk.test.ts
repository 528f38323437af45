import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import { testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { createTalk } from './talk.ts';

test("The demo's fans talk of matches that are played, and all at once of a goal", async () => {
  const app = await testApp();
  const send = (messages: Parameters<typeof ingest>[1]) =>
    app.db.transaction((tx) => ingest(tx, messages, { source: 'demo', now: new Date() }));
  await send([
    fixtureOf('derby', new Date(Date.now() - 1_800_000).toISOString()),
    stateOf('derby', 1, { status: 'live', phase: '1H' }),
  ]);
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = 'derby'`,
  );
  const room: RoomName = `match-${match!.id}`;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const talk = createTalk({ db: app.db, clock: systemClock, log: silent });
  onTestFinished(() => talk.stop());
  await talk.start();
  const messages = async () =>
    (await person(app).get(`/live/getChatroomSpeech?room=${room}&before=1000000`)).result.messages;

  for (let looks = 0; looks < 200 && (await messages()).length === 0; looks += 1) {
    await vi.advanceTimersByTimeAsync(3_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await messages()).length).toBeGreaterThan(0);
  const before = (await messages()).length;
  await send([stateOf('derby', 2, { status: 'live', phase: '1H', score: { home: 1, away: 0 } })]);
  await vi.advanceTimersByTimeAsync(3_000);
  // Somebody may be silent who has just said the same.
  await expect.poll(async () => (await messages()).length).toBeGreaterThan(before);
});
