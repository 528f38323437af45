import type { LinkKind, LinkRule } from '@xiongmao/api/catalogue/links';
import { sql } from 'drizzle-orm';
import { int, listOf } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Somebody's word: who, when, why. */
export interface LinkDecision {
  by: number;
  reason: string;
  now: Date;
}

/** Two rows of a kind. */
export interface Two {
  kind: LinkKind;
  rowId: number;
  shownId: number;
}

const lockKind = lockNumber('links of a kind');

const openRow = { rowId: int, shownId: int };

/** Links of one kind are made and undone one at a time: what one of two people sees, the other has not changed. */
const lock = (tx: Tx, kind: LinkKind) =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockKind}, hashtext(${kind}))`);

/**
 * Has a row shown as another, and with it all that were shown as it: an open link never leads to a row that has one.
 * The caller sees to it that both are there and can be one. Throws `alreadyOne` where they are shown as one, `linked` where
 * one of the two is shown as another. Answers the link's id.
 */
export async function openLink(tx: Tx, two: Two, said: LinkDecision): Promise<number> {
  const { kind, rowId, shownId } = two;
  await lock(tx, kind);
  const open = await rows(
    tx,
    openRow,
    sql`select row_id as "rowId", shown_id as "shownId" from link
      where kind = ${kind} and row_id in (${rowId}, ${shownId}) and ended_at is null`,
  );
  if (open.length > 0) {
    const shownAs = (id: number) => open.find((link) => link.rowId === id)?.shownId ?? id;
    throw new CodedError(shownAs(rowId) === shownAs(shownId) ? 'alreadyOne' : 'linked');
  }
  const { by, reason, now } = said;
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into link (kind, row_id, shown_id, by, reason, at)
      values (${kind}, ${rowId}, ${shownId}, ${by}, ${reason}, ${instant(now)}) returning id`,
  );
  const { id } = made!;
  const brought = await rows(
    tx,
    { id: int },
    sql`with ended as (
        update link set ended_at = ${instant(now)}, ended_by = ${by}, ended_for = ${id}
        where kind = ${kind} and shown_id = ${rowId} and ended_at is null returning row_id
      )
      insert into link (kind, row_id, shown_id, by, reason, at, brought_by)
      select ${kind}, row_id, ${shownId}, ${by}, ${reason}, ${instant(now)}, ${id} from ended order by row_id
      returning row_id as id`,
  );
  await tx.execute(sql`delete from not_same where kind = ${kind}
    and one_id = least(${rowId}::int, ${shownId}::int) and other_id = greatest(${rowId}::int, ${shownId}::int)`);
  await keepShown(tx, kind, [rowId, ...brought.map((row) => row.id)]);
  return id;
}

/**
 * Has rows shown as others by a rule, many at once. A pair of which somebody said that it is none, and a row that is shown
 * as another or leads others, stay as they are. Answers the rows that are shown otherwise.
 */
export async function openLinks(
  tx: Tx,
  kind: LinkKind,
  pairs: readonly Omit<Two, 'kind'>[],
  { rule, now }: { rule: LinkRule; now: Date },
): Promise<number[]> {
  if (pairs.length === 0) return [];
  await lock(tx, kind);
  const made = await rows(
    tx,
    { id: int },
    sql`insert into link (kind, row_id, shown_id, reason, at)
      select ${kind}, "rowId", "shownId", ${rule}, ${instant(now)}
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as given("rowId" int, "shownId" int)
      where not exists (select from link where kind = ${kind} and ended_at is null
          and ("rowId" in (row_id, shown_id) or row_id = "shownId"))
        and not exists (select from not_same where kind = ${kind}
          and one_id = least("rowId", "shownId") and other_id = greatest("rowId", "shownId"))
      order by 2 returning row_id as id`,
  );
  const ids = made.map(({ id }) => id);
  await keepShown(tx, kind, ids);
  return ids;
}

/** The two of an open link; throws `linkOver` for one that ended. */
export async function findOpenLink(tx: Tx, kind: LinkKind, id: number): Promise<Two> {
  await lock(tx, kind);
  const [found] = await rows(
    tx,
    openRow,
    sql`select row_id as "rowId", shown_id as "shownId" from link
      where id = ${id} and kind = ${kind} and ended_at is null`,
  );
  if (!found) throw new CodedError('linkOver');
  return { kind, ...found };
}

/**
 * Undoes an open link: the row is shown as itself again, and so is what was shown as it and came along. That the two
 * are not the same is kept. Throws `linkOver`.
 */
export async function endLink(
  tx: Tx,
  kind: LinkKind,
  id: number,
  said: LinkDecision,
): Promise<void> {
  const two = await findOpenLink(tx, kind, id);
  const { by, reason, now } = said;
  await tx.execute(sql`update link set ended_at = ${instant(now)}, ended_by = ${by}, ended_reason = ${reason}
    where id = ${id}`);
  const [back] = await rows(
    tx,
    { ids: listOf(int) },
    sql`with ended as (
        update link set ended_at = ${instant(now)}, ended_by = ${by}, ended_reason = ${reason}
        where brought_by = ${id} and ended_at is null returning row_id
      )
      select coalesce(jsonb_agg(row_id), '[]') as ids from ended`,
  );
  const ids = back!.ids;
  // Of those that had come along: what was there before goes on.
  await tx.execute(sql`update link set ended_at = null, ended_by = null, ended_for = null
    where ended_for = ${id} and row_id = any(${sql.param(ids)}::int[])`);
  await keepApart(tx, two, said);
  await keepShown(tx, kind, [two.rowId, ...ids]);
}

/** Keeps that two are not the same. */
export async function keepApart(
  tx: Tx,
  { kind, rowId, shownId }: Two,
  said: LinkDecision,
): Promise<void> {
  const { by, reason, now } = said;
  await tx.execute(sql`
    insert into not_same (kind, one_id, other_id, by, reason, at)
    values (${kind}, least(${rowId}::int, ${shownId}::int), greatest(${rowId}::int, ${shownId}::int),
      ${by}, ${reason}, ${instant(now)})
    on conflict do nothing`);
}

/** Brings what rows are shown as up to their open links; matches, which are no part of the catalogue, do so themselves. */
async function keepShown(tx: Tx, kind: LinkKind, ids: readonly number[]): Promise<void> {
  if (kind === 'match') return;
  const table = sql.identifier(kind);
  await tx.execute(sql`
    update ${table} r set same_as = (
      select shown_id from link where kind = ${kind} and row_id = r.id and ended_at is null)
    where r.id = any(${sql.param([...ids])}::int[])`);
}
