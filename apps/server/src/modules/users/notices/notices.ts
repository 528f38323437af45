import { pageSize } from '@xiongmao/api/fields/page-size';
import { type Occasion, usualOccasions } from '@xiongmao/api/users/rules';
import { type Notice, notice } from '@xiongmao/api/users/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import { pushLater } from '../push/push-later.ts';
import { hidesThere } from '../spoilers/choice.ts';
import type { NoticeType, NoticeValues } from './define-notice.ts';

/** Tells the open pages of these accounts how many notices wait. */
export const tellNotices = defineJob<{ accountIds: number[] }>('tell-notices');
const mostTold = 1_000;
const keptDays = 180;
const toldRow = { accountId: int, id: int };

interface NoticeOf<Values extends NoticeValues> {
  type: NoticeType<Values>;
  values: NoInfer<Values>;
  /** The same cause tells a person once; null tells each time. */
  cause: string | null;
  at: Date;
}

const people = sql`identity.account a left join profile p on p.account_id = a.id`;
/** Whether one of them wants notices of a kind. */
const wants = (kind: SQL): SQL => sql`a.deleted_at is null
  and coalesce((p.preferences #>> array['notices', ${kind}])::boolean, true)`;

/**
 * Leaves a notice for an account, or for those of a query of ids, where they want notices of its kind;
 * their browsers hear of it once this is committed.
 */
export async function notify<Values extends NoticeValues>(
  tx: Tx,
  jobs: Jobs,
  to: number | SQL,
  { type: { name, kind }, values, cause, at }: NoticeOf<Values>,
): Promise<void> {
  const told = await rows(
    tx,
    toldRow,
    sql`insert into notice (account_id, kind, name, values, cause, at)
      select a.id, ${kind}, ${name}, ${JSON.stringify(values)}::jsonb, ${cause},
        ${instant(at)}
      from ${people} where a.id in (${to}) and ${wants(sql`${kind}`)}
      on conflict (account_id, cause) do nothing
      returning account_id as "accountId", id`,
  );
  await tellNew(tx, jobs, told);
}

/** Who may want to be told of a match. */
export interface Fans {
  /**
   * `id` of an account, the `subject` that it follows, the `occasions` that it chose for that (null: the usual), and
   * what of its `own` stands in its notice.
   */
  among: SQL;
  occasion: Occasion;
  /** Whose results stand there, and what of them who hides these is told instead: null for nothing. */
  result?: { gameId: number; leagueIds: readonly number[]; instead: Told | null };
}

interface Told {
  type: NoticeType<never>;
  values: NoticeValues;
}

/** Whether one of `fan` wants to be told on an occasion. */
const isFor = (occasion: Occasion): SQL => sql`case when fan.occasions is not null
  then ${occasion} = any(fan.occasions)
  else coalesce(p.preferences #> array['occasions', fan.subject],
    ${JSON.stringify(usualOccasions)}::jsonb -> fan.subject) ? ${occasion} end`;

/**
 * As `notify`, those of a query who want to be told on such an occasion: one statement, however many they are
 * and by however many ways each follows.
 */
export async function notifyFans<Values extends NoticeValues>(
  tx: Tx,
  jobs: Jobs,
  { among, occasion, result }: Fans,
  { type: { name, kind }, values, cause, at }: NoticeOf<Values>,
): Promise<void> {
  const hidden = result ? hidesThere(sql`a.id`, result) : sql`false`;
  const instead = result?.instead;
  const told = await rows(
    tx,
    toldRow,
    sql`insert into notice (account_id, kind, name, values, cause, at)
      select a.id, ${kind}, case when ${hidden} then ${instead?.type.name ?? name} else ${name} end,
        case when ${hidden} then ${JSON.stringify(instead?.values ?? {})}::jsonb
          else ${JSON.stringify(values)}::jsonb || coalesce(fan.own, '{}') end,
        ${cause}, ${instant(at)}
      from (${among}) fan join (${people}) on a.id = fan.id
      where ${wants(sql`${kind}`)} and ${isFor(occasion)} ${instead === null ? sql`and not ${hidden}` : sql``}
      on conflict (account_id, cause) do nothing
      returning account_id as "accountId", id`,
  );
  await tellNew(tx, jobs, told);
}

/** As `notify`, each account its own notice. */
export async function notifyEach(
  tx: Tx,
  jobs: Jobs,
  notices: readonly (NoticeOf<NoticeValues> & { accountId: number })[],
): Promise<void> {
  const left = notices.map(({ accountId, type: { name, kind }, values, cause, at }) => ({
    ...{ account_id: accountId, kind, name, values, cause, at },
  }));
  const told = await rows(
    tx,
    toldRow,
    sql`insert into notice (account_id, kind, name, values, cause, at)
      select n.account_id, n.kind, n.name, n.values, n.cause, n.at
      from jsonb_to_recordset(${JSON.stringify(left)}::jsonb)
          as n (account_id int, kind text, name text, values jsonb, cause text, at timestamptz)
        join (${people}) on a.id = n.account_id
      where ${wants(sql`n.kind`)}
      on conflict (account_id, cause) do nothing
      returning account_id as "accountId", id`,
  );
  await tellNew(tx, jobs, told);
}

/** Once they are committed: to open pages how many wait, to other browsers the notices themselves. */
async function tellNew(tx: Tx, jobs: Jobs, told: readonly RowOf<typeof toldRow>[]): Promise<void> {
  const ids = [...new Set(told.map(({ accountId }) => accountId))];
  for (let from = 0; from < ids.length; from += mostTold) {
    await jobs.send(tx, tellNotices, { accountIds: ids.slice(from, from + mostTold) });
  }
  await pushLater(
    tx,
    jobs,
    told.map(({ id }) => id),
  );
}

type NamedType = Pick<NoticeType, 'name'>;

/** Those of a query of ids for whom a cause has left a notice, as a query of ids. */
export const toldOf = (among: SQL, types: readonly NamedType[], cause: string): SQL =>
  sql`select account_id from notice where account_id in (${among}) and cause = ${cause}
    and name = any(${sql.param(types.map(({ name }) => name))}::text[])`;

/** How many notices each of these accounts has not read. */
export async function countUnread(
  db: Database | Tx,
  accountIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await rows(
    db,
    { id: int, unread: int },
    sql`select account_id as id, count(*) as unread from notice
      where account_id = any(${sql.param([...accountIds])}::int[]) and read_at is null
      group by account_id`,
  );
  const unread = new Map(found.map((row) => [row.id, row.unread]));
  return new Map(accountIds.map((id) => [id, unread.get(id) ?? 0]));
}

const foundRow = { ...notice.omit({ link: true }).shape, username: orNull(text) };

/** A notice as it is told: of whom, by the name that they have now, and where it leads if there is such a type still. */
export function toNotice(
  { id, kind, name, values, at, read, username }: RowOf<typeof foundRow>,
  types: readonly NoticeType[],
): Notice {
  return {
    ...{ id, kind, name, at, read },
    values: username === null ? values : { ...values, username },
    link: types.find((type) => type.name === name)?.link?.(values) ?? null,
  };
}

/** A page of one's notices, newest first. */
export async function listNotices(
  db: Database,
  { accountId, page, types }: { accountId: number; page: number; types: readonly NoticeType[] },
): Promise<{ items: Notice[]; total: number; unread: number }> {
  const found = await rows(
    db,
    foundRow,
    sql`select n.id, n.kind, n.name, n.values, n.at, n.read_at is not null as read, a.username
      from notice n left join identity.account a on a.id = (n.values->>'uid')::int
      where n.account_id = ${accountId}
      order by n.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const [count] = await rows(
    db,
    { total: int, unread: int },
    sql`select count(*) as total, count(*) filter (where read_at is null) as unread
      from notice where account_id = ${accountId}`,
  );
  return { items: found.map((row) => toNotice(row, types)), ...count! };
}

/** Marks one's own notices as read: those named, or all. */
export async function readNotices(
  db: Database | Tx,
  accountId: number,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<void> {
  const named = ids ? sql`id = any(${sql.param([...ids])}::int[])` : sql`true`;
  await db.execute(sql`
    update notice set read_at = ${instant(now)}
    where account_id = ${accountId} and read_at is null and ${named}`);
}

/** Clears away what is too old to be looked for. */
export async function forgetNotices(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    delete from notice
    where at < ${instant(now)} - make_interval(days => ${keptDays})`);
}

/** Takes out of notices what somebody who leaves had said (`said`). */
export async function forgetSaid(
  tx: Tx,
  told: readonly { accountId: number; cause: string }[],
): Promise<void> {
  if (told.length === 0) return;
  await tx.execute(sql`
    update notice n set values = n.values || '{"said": ""}'
    from unnest(${sql.param(told.map(({ accountId }) => accountId))}::int[],
      ${sql.param(told.map(({ cause }) => cause))}::text[]) t (account_id, cause)
    where n.account_id = t.account_id and n.cause = t.cause`);
}
