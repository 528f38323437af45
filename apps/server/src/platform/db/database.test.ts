import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { bool, int, listOf, orNull, text, time } from './columns.ts';
import { believeRows, connect, type Database, preparedRows, rows } from './database.ts';

let db: Database;
let url: string;
beforeAll(async () => {
  ({ db, url } = await testDatabase());
});

test('A connection that breaks in a transaction fails that one, and ends nothing else', async () => {
  const other = await connect(url, silent, 2);
  const cut = other.transaction(async (tx) => {
    const [own] = await rows(tx, { pid: int }, sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${own!.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  expect(await rows(other, { n: int }, sql`select 7 as n`)).toEqual([{ n: 7 }]);
  await other.$client.end();
});

describe('A row', () => {
  const person = sql`select 7 as id, 'Mei' as name, true as staff`;
  const whole = { id: int, name: text, staff: bool };

  test('is answered as its shape says', async () => {
    expect(await rows(db, whole, person)).toEqual([{ id: 7, name: 'Mei', staff: true }]);
  });

  test.each([
    ['with another type', { ...whole, id: text }, /id: .*expected string.*\nselect 7 as id/s],
    ['without a column', { ...whole, age: int }, /age: .*expected number/],
    ['with a column more', { id: int, name: text }, /nobody knows its column staff/],
  ])('%s is refused, asked for plainly or prepared', async (_what, shape, message) => {
    await expect(rows(db, shape, person)).rejects.toThrow(message);
    await expect(preparedRows(db, `a person ${message}`, shape, person)).rejects.toThrow(message);
    await expect(
      db.transaction((tx) => preparedRows(tx, 'a person', shape, person)),
    ).rejects.toThrow(message);
  });

  describe('in production', () => {
    beforeAll(() => believeRows());
    afterAll(() => believeRows(false));

    test('is believed', async () => {
      expect(await rows(db, { id: text }, person)).toEqual([{ id: 7, name: 'Mei', staff: true }]);
    });
  });

  test('tells instants as the contract does, in lists, too', async () => {
    const shape = { at: time, never: orNull(time), moved: listOf(time) };
    const query = sql`select timestamptz '2026-03-01 12:30:00.25+08' as at, null::timestamptz as never,
      array[timestamptz '2026-03-01 00:00Z', '2026-03-02 00:00Z'] as moved`;
    const told = {
      at: '2026-03-01T04:30:00.250Z',
      never: null,
      moved: ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    };
    expect(await rows(db, shape, query)).toEqual([told]);
    expect(await preparedRows(db, 'instants', shape, query)).toEqual([told]);
    expect(await db.transaction((tx) => preparedRows(tx, 'instants', shape, query))).toEqual([
      told,
    ]);
  });
});

test('A name of a prepared query stands for one text, whichever connection is asked', async () => {
  const ask = (query: ReturnType<typeof sql>) => preparedRows(db, 'numbers', { n: int }, query);
  for (const n of [1, 2]) expect(await ask(sql`select ${n}::int as n`)).toEqual([{ n }]);
  await expect(ask(sql`select 3 as n`)).rejects.toThrow('"numbers" stands for two texts');
});

test('No file but this module types what a statement answers by hand', () => {
  const src = new URL('../../', import.meta.url);
  const casts = readdirSync(src, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^platform\/db\/|testing\//.test(file))
    .filter((file) =>
      /\bexecute<|execute\([^;]*?\)\)\.rows\b|\$client\.query/s.test(
        readFileSync(new URL(file, src), 'utf8'),
      ),
    );
  expect(casts).toEqual([]);
});
