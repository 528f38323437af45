import pg from 'pg';

/** A connection apart that sees who waits for whom, and ends backends. */
export interface Watch {
  blocked(pids: readonly number[]): Promise<ReadonlySet<number>>;
  cut(pid: number): Promise<void>;
  /** Ends all that go by this name. */
  cutAll(name: string): Promise<void>;
  end(): Promise<void>;
}

export async function openWatch(url: string): Promise<Watch> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the database may end first
  await client.connect();
  return {
    async blocked(pids) {
      const { rows } = await client.query<{ pid: number }>({
        name: 'blocked',
        text: 'select pid from unnest($1::int[]) pid where cardinality(pg_blocking_pids(pid)) > 0',
        values: [pids],
      });
      return new Set(rows.map(({ pid }) => pid));
    },
    async cut(pid) {
      await client.query('select pg_terminate_backend($1)', [pid]);
    },
    async cutAll(name) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = $1 and datname = current_database()`,
        [name],
      );
    },
    end: () => client.end(),
  };
}
