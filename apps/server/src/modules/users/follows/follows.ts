import { pageSize } from '@xiongmao/api/fields/page-size';
import { type FollowKind, followKind } from '@xiongmao/api/follow-kinds';
import { type Followed, followed as followedShape } from '@xiongmao/api/users/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { lockAccounts } from '#modules/identity/index.ts';
import { int, listOf, orNull, text } from '#platform/db/columns.ts';
import {
  affected,
  type Database,
  instant,
  iso,
  preparedRows,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { isBlocked } from '../blocks/blocks.ts';
import { followed } from '../notices/notice-types.ts';
import { notify } from '../notices/notices.ts';
import { getPreferences } from '../preferences.ts';
import { type FollowType, people } from './follow-types.ts';

const mostFollows = 2_000;

export interface Target extends Partial<Pick<FollowType, 'shown'>> {
  kind: FollowKind;
  id: number;
}

/** What one follows who follows this: of a side that is a player, the player. */
export async function findTarget(
  db: Database,
  types: readonly FollowType[],
  { kind, id }: Target,
): Promise<FollowType & Target> {
  const oneOf = (kind: FollowKind, id: number) => ({
    ...types.find((type) => type.kind === kind)!,
    id,
  });
  const target = oneOf(kind, id);
  if (!target.instead) return target;
  const [other] = await rows(db, { kind: followKind, id: int }, target.instead(id));
  return other ? oneOf(other.kind, other.id) : target;
}

/** The follows of a target, by whatever id it was followed. */
export function ofTarget({ kind, id, shown }: Target): SQL {
  const same = shown
    ? sql`${shown(sql`target_id`)} = ${shown(sql`${id}`)}`
    : sql`target_id = ${id}`;
  return sql`kind = ${kind} and ${same}`;
}

/** Throws `unknownTarget` of what can't be followed, as there is none. */
export async function refuseUnknown(db: Database | Tx, { named, id }: FollowType & Target) {
  if ((await affected(db, sql`select 1 from (${named}) named where id = ${id}`)) === 0)
    throw new CodedError('unknownTarget');
}

/** Follows a person, team or whatever there is; a person hears of it the first time. */
export async function follow(
  tx: Tx,
  jobs: Jobs,
  accountId: number,
  target: FollowType & Target,
  now: Date,
): Promise<void> {
  const { kind, id } = target;
  const isPerson = kind === people.kind;
  if (isPerson && id === accountId) throw new CodedError('cannotFollowSelf');
  await refuseUnknown(tx, target);
  if (isPerson && (await isBlocked(tx, accountId, id))) throw new CodedError('blockedByThem');
  // One's own take turns, so that the limit holds.
  await lockAccounts(tx, [accountId]);
  const added = await affected(
    tx,
    sql`insert into follow (account_id, kind, target_id, at)
      select ${accountId}, ${kind}, ${id}::int, ${instant(now)}
      where not exists (select from follow where account_id = ${accountId} and ${ofTarget(target)})
      on conflict do nothing`,
  );
  if (added === 0) return;
  const [held] = await rows(
    tx,
    { count: int },
    sql`select count(*) as count from follow where account_id = ${accountId}`,
  );
  if (held!.count > mostFollows) throw new CodedError('tooManyFollows');
  if (!isPerson) return;
  await notify(tx, jobs, id, {
    type: followed,
    values: { uid: accountId },
    cause: `followed:${accountId}`,
    at: now,
  });
}

/** The ids of those who follow a person. */
export const followersOf = (uid: number): SQL =>
  sql`select account_id from follow where kind = 'user' and target_id = ${uid}`;

export async function unfollow(tx: Tx, accountId: number, target: Target): Promise<void> {
  await tx.execute(sql`delete from follow where account_id = ${accountId} and ${ofTarget(target)}`);
}

export async function isFollowing(
  db: Database | Tx,
  accountId: number,
  target: Target,
): Promise<boolean> {
  const found = await affected(
    db,
    sql`select 1 from follow where account_id = ${accountId} and ${ofTarget(target)}`,
  );
  return found > 0;
}

interface Page {
  items: Followed[];
  total: number;
}

/** What a person follows, newest first; empty for others where the person does not show it. */
export async function listFollows(
  db: Database,
  asked: { userId: number; type: FollowType; page: number; viewerId: number | null },
): Promise<Page> {
  const { userId, type, page, viewerId } = asked;
  const { showFollows } = await getPreferences(db, userId);
  if (!showFollows && viewerId !== userId) return { items: [], total: 0 };
  const own = sql`from follow f where f.account_id = ${userId} and f.kind = ${type.kind}`;
  const mine = type.shown
    ? sql`from (select ${type.shown(sql`f.target_id`)} as target_id, max(f.at) as at ${own} group by 1) f`
    : own;
  const id = sql`f.target_id`;
  return pageOf(db, `follows of ${type.kind}`, { type, id, source: mine, page });
}

/** Who follows a person, newest first; to others without those who don't show whom they follow. */
export async function listFans(
  db: Database,
  asked: { userId: number; page: number; viewerId: number | null },
): Promise<Page> {
  const { userId, page, viewerId } = asked;
  const isOwn = viewerId === userId;
  const shown = isOwn ? sql`true` : sql`coalesce((p.preferences->>'showFollows')::boolean, true)`;
  const fans = sql`from follow f left join profile p on p.account_id = f.account_id
    where f.kind = 'user' and f.target_id = ${userId} and ${shown}`;
  const name = isOwn ? 'own fans' : 'fans';
  return pageOf(db, name, { type: people, id: sql`f.account_id`, source: fans, page });
}

/** Within JSON an instant is PostgreSQL's. */
const pageRow = { items: orNull(listOf(followedShape.extend({ at: text }))), total: int };

/**
 * A page of the newest 2,000: as many as one can follow, and as far as anyone looks. `name` stands for the
 * text of the query.
 */
async function pageOf(
  db: Database,
  name: string,
  { type, id, source, page }: { type: FollowType; id: SQL; source: SQL; page: number },
): Promise<Page> {
  const start = Math.min((page - 1) * pageSize, mostFollows);
  const [found] = await preparedRows(
    db,
    name,
    pageRow,
    sql`with listed as (
        select ${id} as id, f.at ${source}
        order by f.at desc, id limit ${Math.min(pageSize, mostFollows - start)} offset ${start}
      ), named as (
        select ${type.kind}::text as kind, id, name, avatar, game_id as "gameId", at
        from listed join (${type.named}) named using (id)
      )
      select (select json_agg(named order by at desc, id) from named) as items,
        (select count(*) from (select ${source} limit ${mostFollows}) first) as total`,
  );
  const { items, total } = found!;
  return { items: (items ?? []).map((item) => ({ ...item, at: iso(item.at) })), total };
}
