import { once } from 'node:events';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import type { Actor, Turns } from './turns.ts';

/** Changes a statement before it is sent: how a guard that stands in one is taken out. */
export type Rewrite = (text: string) => string;

export interface TurnedPool {
  db: Database;
  /** Connections that a next one would get without waiting. */
  free(): number;
  /** Whose turns its statements wait for; null lets them pass. */
  follow(turns: Turns | null): void;
  end(): Promise<void>;
}

type Query = string | { text: string };
type Ask = (query: Query, values?: unknown[]) => Promise<pg.QueryResult>;

/** Statements that begin or end nothing that others could see. */
const isSilent = (text: string) => /^(begin|rollback)/i.test(text);
const isEnd = (text: string) => /^(commit|rollback)$/i.test(text);
const isCommand = (text: string) => /^\s*(insert|update|delete|with)\b/i.test(text);
const textOf = (query: Query) => (typeof query === 'string' ? query : query.text);

/** What its connections are called. */
export const turned = 'faults';

/** The product's stored functions that may write, as calls of them are written. */
export async function findWriters(url: string): Promise<RegExp> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select distinct proname as name from pg_proc join pg_language l on l.oid = prolang
        where provolatile = 'v' and lanname in ('sql', 'plpgsql') and prorettype <> 'trigger'::regtype`);
    return new RegExp(`\\b(${rows.map(({ name }) => name).join('|')})\\(`);
  } finally {
    await client.end();
  }
}

/** A pool as the product's, whose every statement waits for its turn. `cut` ends a backend. */
export function turnedPool(options: {
  url: string;
  size: number;
  /** See `findWriters`. */
  writers: RegExp;
  rewrite: Rewrite;
  cut: (pid: number) => Promise<void>;
}): TurnedPool {
  const { url, size, writers, rewrite, cut } = options;
  /** A statement by itself that writes is a transaction: others may come before its commit. */
  const isWrite = (text: string) => isCommand(text) || writers.test(text);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    application_name: turned,
    // What was committed need not survive here; kills look into that.
    options: '-c synchronous_commit=off -c deadlock_timeout=60ms',
  });
  pool.on('error', () => undefined); // a connection that was cut while it was idle
  pool.on('connect', (client) => client.on('error', () => undefined));
  let turns: Turns | null = null;
  let taken = 0;

  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const plain = new WeakMap<pg.PoolClient, Ask>();

  async function acquire(): Promise<pg.PoolClient> {
    const actor = turns?.speaker() ?? null;
    if (actor) turns!.enter(actor, 'queued');
    const client = await connect();
    taken += 1;
    if (actor) turns!.enter(actor, 'busy');
    const ask = plain.get(client) ?? (client.query.bind(client) as Ask);
    plain.set(client, ask);
    client.query = (actor ? byItself(inTurn(client, ask, actor)) : ask) as typeof client.query;
    const release = client.release.bind(client);
    client.release = (error) => {
      taken -= 1;
      release(error);
    };
    return client;
  }

  function inTurn(client: pg.PoolClient, ask: Ask, actor: Actor): Ask {
    const { processID: pid } = client as unknown as { processID: number };
    return async (query, values) => {
      const text = rewrite(textOf(query));
      const changed = typeof query === 'string' ? text : { ...query, text };
      if (isSilent(text)) return ask(changed, values);
      const trouble = await turns!.turn(actor, pid);
      try {
        if (trouble === 'serialization') return await ask(raise('40001'));
        if (trouble === 'deadlock') return await ask(raise('40P01'));
        if (trouble === 'cutBefore') await Promise.all([once(client, 'end'), cut(pid)]);
        const result = await ask(changed, values);
        if (trouble !== 'cutAfter') return result;
        await Promise.all([once(client, 'end'), cut(pid)]);
        throw new Error('the connection ended before the answer came');
      } finally {
        turns!.enter(actor, 'busy');
      }
    };
  }

  /** A statement that writes and is in no transaction is one: it has a turn for its commit, too. */
  function byItself(ask: Ask): Ask {
    let isOpen = false;
    return async (given, values) => {
      const text = textOf(given);
      if (!isOpen && isWrite(text)) return transact(ask, given, values);
      isOpen = /^begin/i.test(text) || (isOpen && !isEnd(text));
      return ask(given, values);
    };
  }

  async function transact(ask: Ask, given: Query, values?: unknown[]) {
    try {
      await ask('begin');
      const result = await ask(given, values);
      await ask('commit');
      return result;
    } catch (error) {
      await ask('rollback').catch(() => undefined); // the connection may be gone
      throw error;
    }
  }

  async function query(given: Query, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await pool.connect();
    try {
      return await client.query(given, values);
    } finally {
      client.release();
    }
  }

  pool.connect = acquire as typeof pool.connect;
  pool.query = query as typeof pool.query;
  return {
    db: drizzle({ client: pool }) as Database,
    free: () => size - taken,
    follow(next) {
      turns = next;
    },
    end: () => pool.end(),
  };
}

/** Fails as the database does, so that the transaction is as broken as it would be. */
const raise = (code: string) =>
  `do $$ begin raise exception 'injected' using errcode = '${code}'; end $$`;
