import type { RoomName } from '@xiongmao/api/chat/shapes';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { newMatch } from '#testing/matches.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { rows } from '#testing/rows.ts';
import { hideMessages } from '../moderation/acts/hide-messages.ts';
import { talker } from '../testing/talker.ts';
import { silence } from './lock-speakers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  // A message that is to wait does so between what was asked of its sender and its commit.
  await app.db.execute(
    sql.raw(`
    create function wait_to_be_said() returns trigger language plpgsql as $$ begin
      if new.text = 'wait' then perform pg_advisory_xact_lock(77); end if;
      return new;
    end $$`),
  );
  await app.db.execute(sql`create trigger wait_to_be_said before insert on chat_message
    for each row execute function wait_to_be_said()`);
});

const waitingFor = (lock: string) =>
  expect.poll(
    async () =>
      (
        await rows(
          app.db,
          sql`select from pg_locks where locktype = 'advisory' and not granted and ${sql.raw(lock)}
            and database = (select oid from pg_database where datname = current_database())`,
        )
      ).length,
  );

test('What somebody says in the very moment they are muted is hidden with the rest, or refused', async () => {
  const room: RoomName = `match-${await newMatch(app, { minutes: 30 })}`;
  const fan = await newFan(app);
  const one = await talker(app, fan, room);
  const hearer = await talker(app, null, room);
  await one.said('before');

  const holding = await app.db.$client.connect();
  await holding.query('begin; select pg_advisory_xact_lock(77)');
  const late = one.say('wait');
  await waitingFor('objid = 77').toBe(1);
  const muting = app.db.transaction(async (tx) => {
    await silence(tx, fan.uid);
    await tx.execute(sql`
      insert into chat_action (kind, account_id, rule, by_role, at)
      values ('mute', ${fan.uid}, 'abuse', 'automatic', now())`);
    const which = sql`m.account_id = ${fan.uid}`;
    return hideMessages(tx, which, { by: 'automatic', actionId: null, now: new Date() });
  });
  // It waits for what is being said.
  await waitingFor(`objid = ${fan.uid}`).toBe(1);
  await holding.query('commit');
  holding.release();
  const said = await late;
  expect(said).toMatchObject({ message: { v: 2 } });
  expect(await muting).toEqual([room]);
  expect(await one.say('after')).toMatchObject({ code: errors.muted.code });
  await until(() => hearer.deltas.at(-1)?.v === 3);
  expect(hearer.deltas.at(-1)).toMatchObject({ v: 3, hidden: expect.any(Array) });
  expect(hearer.deltas.at(-1)!.hidden).toHaveLength(2);
  expect(hearer.seen()).toEqual([]);
});
