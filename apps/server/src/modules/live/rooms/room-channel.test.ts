import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { person } from '#testing/people/person.ts';

let app: TestApp;
let quiet: number;
let busy: number;

beforeAll(async () => {
  app = await testApp({ accounts: true });
  quiet = (await makeAnchor(app)).uid;
  const other = await person(app).register('busy@example.org');
  await newAnchor(app, other);
  busy = Number(other.cookies.get('uid'));
  await app.db.execute(sql`
    insert into room (account_id, state, v) values (${quiet}, 'ended', 10), (${busy}, 'live', 50)`);
});

test('Who follows a room hears that something was not heard, also where busier rooms are further', async () => {
  const socket = await liveClient(app.url);
  const heard: { stream: string; v: number; p: number }[] = [];
  socket.onAny((event, delta) => event === 'room' && heard.push(delta));
  expect(await watch(socket, `room:${busy}`, 50)).toEqual({ ok: true });
  const told = { stream: `room:${busy}`, v: 51, p: 50, viewers: 3 };
  await app.db.execute(sql`select pg_notify('room', ${JSON.stringify(told)})`);
  await until(() => heard.length === 1);
  expect(await watch(socket, `room:${quiet}`, 10)).toEqual({ ok: true });

  // What nobody hears of, as while the connection is away.
  await app.db.execute(sql`update room set state = 'live', v = 20 where account_id = ${quiet}`);
  await app.db.execute(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'xiongmao room channel' and datname = current_database()`);
  await until(() => heard.some(({ stream }) => stream === `room:${quiet}`));
  expect(heard.at(-1)).toMatchObject({ v: 20, p: 20 });
  // From what it fetches then it can go on.
  const late = await liveClient(app.url);
  expect(await watch(late, `room:${quiet}`, 10)).toMatchObject({ ok: false, why: 'behind' });
  expect(await watch(late, `room:${quiet}`, 20)).toEqual({ ok: true });
});
