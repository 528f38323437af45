import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { rows } from '#testing/rows.ts';
import { keepSession, openSession } from './session.ts';

const { db, url } = await testDatabase();

/** Ends a connection from the side of the database, and waits until this side knows. */
async function kill(client: pg.Client): Promise<void> {
  const ended = new Promise((resolve) => client.once('end', resolve));
  await db.execute(
    sql`select pg_terminate_backend(${(client as unknown as { processID: number }).processID})`,
  );
  await ended;
}
const named = async (name: string) =>
  (
    await rows<{ count: number }>(
      db,
      sql`select count(*) from pg_stat_activity where application_name = ${`xiongmao ${name}`}`,
    )
  )[0]!.count;

test('a connection that breaks before it stands is made again, once, and hears', async () => {
  const heard: string[] = [];
  let lost = 0;
  let made = 0;
  let hold = async (_client: pg.Client): Promise<void> => undefined;
  let standing!: pg.Client;
  const session = await openSession({
    url,
    name: 'broken',
    channels: ['news'],
    log: silent,
    async onConnect(client) {
      made += 1;
      standing = client;
      await hold(client);
    },
    onNotify: (_channel, payload) => heard.push(payload),
    onDisconnect: () => {
      lost += 1;
    },
  });
  hold = async (client) => {
    hold = async () => undefined;
    await kill(client);
  };
  await kill(standing);
  await vi.waitFor(() => expect(made).toBe(3), { timeout: 5_000 });
  await db.execute(sql`select pg_notify('news', 'a goal')`);
  await vi.waitFor(() => expect(heard).toEqual(['a goal']));
  expect([lost, await named('broken')]).toEqual([2, 1]);
  await session.stop();
});

test('what is stopped while it connects anew leaves no connection behind', async () => {
  let made = 0;
  let go!: () => void;
  let standing!: pg.Client;
  const session = await openSession({
    url,
    name: 'stopped',
    channels: [],
    log: silent,
    async onConnect(client) {
      standing = client;
      made += 1;
      if (made === 2) await new Promise<void>((resolve) => (go = resolve));
    },
    onNotify: () => undefined,
  });
  await kill(standing);
  await vi.waitFor(() => expect(made).toBe(2), { timeout: 5_000 });
  await session.stop();
  go();
  await expect.poll(() => named('stopped')).toBe(0);
});

test('what is kept comes once the database does', async () => {
  const { hostname, port } = new URL(url);
  const road = createServer((socket) => {
    const other = connect(Number(port), hostname);
    for (const end of [socket, other]) end.on('error', () => undefined);
    socket.pipe(other).pipe(socket);
  });
  road.listen(0, '127.0.0.1');
  await once(road, 'listening');
  const address = road.address() as AddressInfo;
  await new Promise((resolve) => road.close(resolve));

  const given = new URL(url);
  given.port = String(address.port);
  const heard: string[] = [];
  const states: string[] = [];
  const session = keepSession({
    url: given.href,
    name: 'kept',
    channels: ['news'],
    log: silent,
    onConnect: async () => void states.push('stands'),
    onNotify: (_channel, payload) => heard.push(payload),
    onDisconnect: () => states.push('failed'),
  });
  await vi.waitFor(() => expect(states).toContain('failed'));
  road.listen(address.port, '127.0.0.1');
  await vi.waitFor(() => expect(states.at(-1)).toBe('stands'), { timeout: 5_000 });
  await db.execute(sql`select pg_notify('news', 'a goal')`);
  await vi.waitFor(() => expect(heard).toEqual(['a goal']));
  await session.stop();
  road.close();
});
