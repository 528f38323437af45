import type { ResourceRow } from '@xiongmao/api/resource';
import { isAllowed } from '@xiongmao/api/roles';
import { userResource } from '@xiongmao/api/users/resources';
import { levelOf } from '@xiongmao/api/wallet/rules';
import { type SQL, sql } from 'drizzle-orm';
import { shortened } from '#modules/identity/index.ts';
import { bool, int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { containing, every, instantIn, orderBy } from '#platform/http/listing.ts';
import type { ListQuery } from '#platform/http/resources/resources.ts';

type AccountRow = ResourceRow<typeof userResource>;
type Query = ListQuery<typeof userResource>;

/** Who looks, and when. */
interface Look {
  viewer: Principal;
  now: Date;
}

/** A uid; who reads addresses shortened finds a phone number as short by its country as well. */
const uid = /^\d{1,9}$/;

const columns = {
  id: sql`a.id`,
  username: sql`lower(a.username)`,
  createdAt: sql`a.created_at`,
  lastSeenAt: sql`a.last_seen_at`,
};

export async function findAccounts(
  db: Database,
  { filter, sort, start, count }: Query,
  look: Look,
): Promise<{ rows: AccountRow[]; total: number }> {
  const where = conditionOf(filter, look);
  const order = orderBy(columns, sort, ['lastSeenAt']);
  const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
  // Counting may take as long as finding: the two go on side by side.
  const [found, [counted]] = await Promise.all([
    select(db, page, order, look),
    rows(db, { total: int }, sql`select count(*) as total from identity.contact a where ${where}`),
  ]);
  return { rows: found, total: counted!.total };
}

export async function findAccountRow(
  db: Database | Tx,
  id: number,
  look: Look,
): Promise<AccountRow | null> {
  const [found] = await select(db, sql`where a.id = ${id}`, columns.id, look);
  return found ?? null;
}

function conditionOf(filter: Query['filter'], { viewer, now }: Look): SQL {
  const { q, role, state, channelId } = filter;
  const banned = sql`select account_id from identity.bans_in_force(${instant(now)})`;
  return every(
    q !== undefined && q.trim() !== '' && foundBy(q.trim(), readsWhole(viewer)),
    role !== undefined && sql`a.roles @> array[${role}]`,
    state === 'deleted' && sql`a.deleted_at is not null`,
    state === 'banned' && sql`a.deleted_at is null and a.id in (${banned})`,
    state === 'active' && sql`a.deleted_at is null and a.id not in (${banned})`,
    channelId !== undefined &&
      sql`a.id in (select account_id from promotion.registration where channel_id = ${channelId})`,
    filter.createdAt_gte !== undefined && sql`a.created_at >= ${instantIn(filter.createdAt_gte)}`,
    filter.createdAt_lte !== undefined && sql`a.created_at <= ${instantIn(filter.createdAt_lte)}`,
  );
}

/** Whether a search tries a whole address for somebody who reads addresses shortened. */
export function guessesAddress({ q = '' }: Query['filter'], viewer: Principal): boolean {
  const text = q.trim();
  const isAddress = text.includes('@') || (!uid.test(text) && phoneIn(text) !== null);
  return isAddress && !readsWhole(viewer);
}

const readsWhole = ({ roles }: Principal): boolean => isAllowed('readAddresses', roles);

/** What may be a phone number, with or without its country; null for what is none. */
function phoneIn(text: string): { areaCode: string | undefined; digits: string } | null {
  const [, areaCode, mobile = ''] = /^(?:\+(\d{1,4}) )?([\d\s-]+)$/.exec(text) ?? [];
  const digits = mobile.replace(/\D/g, '');
  return digits ? { areaCode, digits } : null;
}

/**
 * Part of a username, a uid, or an address as a page shows it: the whole of it, for part of one would tell
 * what is shortened; part of it for who reads it whole.
 */
function foundBy(text: string, byParts: boolean): SQL {
  const part = containing(text.toLowerCase());
  const either = [sql`lower(a.username) like ${part}`];
  if (uid.test(text)) either.push(sql`a.id = ${Number(text)}`);
  const phone = phoneIn(text);
  if (byParts) {
    either.push(sql`lower(a.email) like ${part}`);
    if (phone) either.push(sql`a.mobile like ${containing(phone.digits)}`);
  } else {
    either.push(sql`lower(a.email) = ${text.toLowerCase()}`);
    if (phone && !uid.test(text)) {
      const { areaCode, digits } = phone;
      const ofCountry = areaCode === undefined ? sql`true` : sql`a.area_code = ${areaCode}`;
      either.push(sql`(a.mobile = ${digits} and ${ofCountry})`);
    }
  }
  return sql`(${sql.join(either, sql` or `)})`;
}

const foundRow = {
  ...userResource.row.omit({ level: true, state: true }).shape,
  areaCode: orNull(text),
  mobile: orNull(text),
  rechargedFen: int,
  isBanned: bool,
  isDeleted: bool,
};
type Found = RowOf<typeof foundRow>;

/** What is shown beside an account is looked up for the rows of the page alone. */
async function select(
  db: Database | Tx,
  page: SQL,
  order: SQL,
  { viewer, now }: Look,
): Promise<AccountRow[]> {
  const found = await rows(
    db,
    foundRow,
    sql`select a.id, a.username, p.avatar, a.email, a.area_code as "areaCode", a.mobile, a.roles,
        a.created_at as "createdAt", a.last_seen_at as "lastSeenAt",
        a.deleted_at is not null as "isDeleted", b.account_id is not null as "isBanned",
        b.until as "bannedUntil", r.channel_id as "channelId",
        wallet.recharged(a.id) as "rechargedFen"
      from (select * from identity.contact a ${page}) a
      left join profile p on p.account_id = a.id
      left join promotion.registration r on r.account_id = a.id
      left join lateral (
        select account_id, until from identity.bans_in_force(${instant(now)})
        where account_id = a.id order by until desc nulls first limit 1
      ) b on true
      order by ${order}`,
  );
  return found.map((row) => toRow(row, readsWhole(viewer)));
}

function toRow(found: Found, isWhole: boolean): AccountRow {
  const { areaCode, email, mobile, isBanned, isDeleted, rechargedFen, ...row } = found;
  const address = (text: string) => (isWhole ? text : shortened(text));
  const state = isDeleted ? 'deleted' : isBanned ? 'banned' : 'active';
  return {
    ...row,
    email: email === null ? null : address(email),
    mobile: mobile === null ? null : `+${areaCode} ${address(mobile)}`,
    level: levelOf(rechargedFen),
    state,
  };
}
