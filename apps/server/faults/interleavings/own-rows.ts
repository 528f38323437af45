import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import { additions } from '#src/app.ts';
import {
  type LedgerRule,
  proveLedger,
  type Violation,
} from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rollUp } from '#src/modules/wallet/ledger/roll-up.ts';

/** Tables of which a run sees its own rows: those that came after it began. */
const own = {
  transfer: 'id',
  ledger_entry: 'id',
  ledger_pending: 'id',
  hold: 'id',
  payment: 'id',
  plan: 'id',
  plan_version: 'plan_id',
  purchase: 'id',
  settlement: 'id',
  broadcast: 'id',
  live_unlock: 'id',
  gift_sent: 'id',
  gift_day: 'anchor_id',
  goods: 'id',
  stock_change: 'id',
  goods_order: 'id',
  goods_card: 'id',
  blind_box: 'id',
  blind_prize: 'id',
  blind_draw: 'edition_id',
} as const;

/**
 * A connection on which views stand before the tables, so that the whole proof of the ledger, as it is,
 * looks at one run alone: all runs share one database, and none costs more than the one before.
 */
export interface OwnRows {
  /** From now on rows are another run's. */
  begin(): Promise<void>;
  prove(): Promise<Violation[]>;
  db: Database;
  end(): Promise<void>;
}

const names = Object.entries(own);
const from = (table: string) => `current_setting('faults.${table}')::bigint`;

/** The product's own accounts count from what they had; people's are the run's own. */
const accounts = `
  create temp table base as select id, balance from public.ledger_account where owner_id is null;
  create temp view ledger_account as
    select a.id, a.kind, a.owner_id, a.balance - coalesce(b.balance, 0) as balance
    from public.ledger_account a left join base b on b.id = a.id
    where a.id > ${from('ledger_account')} or a.owner_id is null`;

/** What is published, of the run's own rows: `wallet.hold` is `wallet_hold` here. */
const published = ['wallet/entry', 'wallet/hold', 'wallet/transfer', 'anchors/broadcast'].map(
  (name) =>
    readFileSync(new URL(`../../sql/${name}.sql`, import.meta.url), 'utf8')
      .replace(/VIEW (\w+)\./, 'TEMP VIEW $1_')
      .replaceAll('public.', ''),
);

const dialect = new PgDialect();
const ownRules = additions.ledgerRules.map((rule: LedgerRule): LedgerRule => {
  const { sql: text } = dialect.sqlToQuery(rule.query);
  return { ...rule, query: sql.raw(text.replaceAll(/\b(wallet|anchors)\.(?=\w)/g, '$1_')) };
});

export async function openOwnRows(url: string): Promise<OwnRows> {
  // With one table each for all runs, the planner would rather read all than the end of an index.
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    options: '-c enable_seqscan=off',
  });
  // The database may end before a connection has said goodbye.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle({ client: pool }) as Database;
  const views = names.map(
    ([table, id]) =>
      `create temp view ${table} as select * from public.${table} where ${id} > ${from(table)}`,
  );
  const marks = [...names, ['ledger_account', 'id']].map(
    ([table, id]) =>
      `set_config('faults.${table}', coalesce((select max(${id}) from public.${table}), 0)::text, false)`,
  );
  await pool.query([...views, accounts, ...published].join(';\n'));
  return {
    db,
    async begin() {
      await pool.query(`select ${marks.join(', ')}`);
      await pool.query(`update base set balance = a.balance from public.ledger_account a
        where a.id = base.id`);
    },
    async prove() {
      const { violations } = await proveLedger(db, ownRules);
      return violations;
    },
    end: () => pool.end(),
  };
}

/** Leaves nothing pending, so that balances are what they will be counted from. */
export async function leave(db: Database, matchIds: readonly number[]): Promise<void> {
  await rollUp(db);
  // What later runs settle should not be this one's matches again and again.
  await db.execute(
    sql`update match set amended = null where id = any(${sql.param([...matchIds])}::int[])`,
  );
  await db.execute(sql`update payment set state = 'closed' where state = 'open'`);
}
