import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { namesInStored } from '#testing/boundaries/names.ts';
import { owners } from '#testing/boundaries/owners.ts';
import { trespasses } from '#testing/boundaries/statements.ts';
import { stored } from '#testing/boundaries/stored.ts';
import { writtenIn } from '#testing/boundaries/told-sql.ts';

const trespassesOf = (piece: ReturnType<typeof sql>): string[] => {
  new PgDialect().sqlToQuery(piece);
  return trespasses();
};
const ofWallet = { [writtenIn]: 'src/modules/wallet/some-verb.ts' };
const ofIdentity = { [writtenIn]: 'src/modules/identity/some-verb.ts' };

test("A statement that names another domain's table is found, wherever in it that stands", () => {
  const direct = Object.assign(sql`select balance from ledger_account, account`, ofWallet);
  expect(trespassesOf(direct)).toEqual([
    'wallet/some-verb.ts names account, which is of identity: read a view or call a function of it',
  ]);
  const within = Object.assign(
    sql`with gone as (delete from session using hold returning 1) select ${'é'} from gone`,
    ofWallet,
  );
  expect(trespassesOf(within)).toHaveLength(1);
  const fragment = Object.assign(sql`join ledger_account a on true`, ofWallet);
  expect(trespassesOf(Object.assign(sql`select 1 from session ${fragment}`, ofIdentity))).toEqual(
    [],
  );
  expect(trespassesOf(Object.assign(sql`select 2 from transfer ${fragment}`, ofIdentity))).toEqual([
    'identity/some-verb.ts names transfer, which is of wallet: read a view or call a function of it',
  ]);
});

test("Views of others, and what a statement itself calls like another's table, are free to read", () => {
  const view = Object.assign(sql`select 1 from identity.account`, ofWallet);
  const own = Object.assign(sql`with match as (select 1) select * from match for update`, ofWallet);
  expect([...trespassesOf(view), ...trespassesOf(own)]).toEqual([]);
});

test('A stored function or view names what is of its own domain, and what others publish', () => {
  const found = stored.flatMap(({ file, domain, text }) =>
    namesInStored(text)
      .filter((name) => (owners.get(name) ?? domain) !== domain)
      .map((name) => `${file} names ${name}`),
  );
  expect(found).toEqual([]);
});
