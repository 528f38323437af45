import { sql } from 'drizzle-orm';
import { asWritten, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Spent } from './budget.ts';
import type { HeldMatch } from './provider.ts';

/** A question that was answered. */
export interface AnsweredRequest {
  at: number;
  /** Of an answer of one page. */
  etag?: { path: string; value: string };
}

/** Where the asking of a provider is: a restart goes on from here. */
export interface Progress {
  spent: Spent | null;
  asked: Record<string, AnsweredRequest>;
}

export async function loadProgress(
  db: Database,
  source: string,
): Promise<{ progress: Progress; followed: Map<string, HeldMatch> }> {
  const [found] = await rows(
    db,
    { progress: orNull(asWritten<Progress>()) },
    sql`select progress from feed_source where name = ${source}`,
  );
  const followed = await rows(
    db,
    { match: text, told: asWritten<HeldMatch>() },
    sql`select match, told from feed_followed where source = ${source}`,
  );
  return {
    progress: found?.progress ?? { spent: null, asked: {} },
    followed: new Map(followed.map(({ match, told }) => [match, told])),
  };
}

export async function storeProgress(
  tx: Pick<Tx, 'execute'>,
  source: string,
  progress: Progress,
): Promise<void> {
  const stored = JSON.stringify(progress);
  await tx.execute(sql`
    insert into feed_source (name, state, progress) values (${source}, 'heard', ${stored}::jsonb)
    on conflict (name) do update set progress = excluded.progress`);
}

export async function storeFollowed(
  tx: Tx,
  source: string,
  changed: ReadonlyMap<string, HeldMatch>,
): Promise<void> {
  if (changed.size === 0) return;
  const given = JSON.stringify([...changed].map(([match, told]) => ({ match, told })));
  await tx.execute(sql`
    insert into feed_followed (source, match, told)
    select ${source}, match, told from jsonb_to_recordset(${given}::jsonb) as given(match text, told jsonb)
    on conflict (source, match) do update set told = excluded.told`);
}

export async function forgetFollowed(
  db: Database,
  source: string,
  matches: readonly string[],
): Promise<void> {
  if (matches.length === 0) return;
  await db.execute(sql`delete from feed_followed
    where source = ${source} and match = any(${sql.param(matches)}::text[])`);
}
