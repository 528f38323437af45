import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import type { ChangedPart } from '../table.ts';

/** Something that changed, to be told at the next tick. `ref` as in `match_change`. */
export interface Change {
  matchId: number;
  part: ChangedPart;
  ref: string | null;
}

type Flag =
  | 'has_incidents'
  | 'has_lineups'
  | 'has_player_statistics'
  | 'has_statistics'
  | 'has_actions'
  | 'has_sheet'
  | 'has_absences'
  | 'has_links';

/** Notes that a match has something of a kind, so that its tab exists. */
export async function raiseFlag(tx: Tx, flag: Flag, changes: { matchId: number }[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = [...new Set(changes.map((change) => change.matchId))];
  const column = sql.identifier(flag);
  await tx.execute(
    sql`update match set ${column} = true where id = any(${sql.param(ids)}::int[]) and not ${column}`,
  );
}

/** More changes than this at once are told as "fetch anew" instead of one by one. */
const mostChanges = 2000;

/** Leaves changes for the next tick and wakes who ticks, both on commit. */
export async function announce(tx: Tx, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const told =
    changes.length > mostChanges ? [{ matchId: 0, part: 'fixture', ref: null }] : changes;
  await tx.execute(sql`
    with told as (
      insert into match_change (match_id, part, ref)
      select "matchId", part, ref
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as given("matchId" int, part text, ref text)
    )
    select pg_notify('match_change', '')`);
}
