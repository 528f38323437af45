import type { CallResult } from '@xiongmao/api/call';
import type { getGiftLeaders } from '@xiongmao/api/gifts/calls';
import { leaderboardLength, type leaderboardTypes } from '@xiongmao/api/gifts/rules';
import { levelOf } from '@xiongmao/api/wallet/rules';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';

/** The first day that counts: today, this week's Monday, or any. */
function firstDay(type: (typeof leaderboardTypes)[number], today: string): string {
  if (type === 'day') return today;
  if (type === 'all') return '2000-01-01';
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -sinceMonday);
}

const leaderRow = {
  rank: int,
  gold: int,
  id: int,
  username: text,
  avatar: orNull(text),
  rechargedFen: int,
};

/** Who gave an anchor most, or which anchors were given most; and where the caller stands who is not among them. */
export async function findLeaders(
  db: Database,
  asked: {
    type: (typeof leaderboardTypes)[number];
    anchorId: number | undefined;
    uid: number | null;
    zone: string;
    now: Date;
  },
): Promise<CallResult<typeof getGiftLeaders>> {
  const { type, anchorId = null, uid, zone, now } = asked;
  const from = firstDay(type, zonedDay(now, zone));
  const found = await preparedRows(
    db,
    anchorId === null ? 'gift leaders' : 'gift leaders of an anchor',
    leaderRow,
    sql`with given as (
        select ${anchorId === null ? sql`anchor_id` : sql`account_id`} as id, sum(gold)::bigint as gold
        from gift_day where day >= ${from}::date
          and ${anchorId === null ? sql`true` : sql`anchor_id = ${anchorId}`} group by 1
      ), ranked as (
        select rank() over (order by v.gold desc) as rank, row_number() over (order by v.gold desc, u.id) as place,
          v.gold, u.id, u.username
        from given v join identity.account u on u.id = v.id and u.deleted_at is null)
      select r.rank, r.gold, r.id, r.username, f.avatar,
        (select coalesce(sum(p.fen), 0)::bigint from wallet.payment p
          where p.account_id = r.id and p.state = 'paid') as "rechargedFen"
      from ranked r left join users.profile f on f.account_id = r.id
      where r.place <= ${leaderboardLength} or r.id = ${uid} order by r.place`,
  );
  const items = found.slice(0, leaderboardLength).map(({ rank, gold, rechargedFen, ...user }) => ({
    rank,
    user: { ...user, level: levelOf(rechargedFen) },
    gold,
  }));
  const own = found[leaderboardLength];
  return { items, you: own ? { rank: own.rank, gold: own.gold } : null };
}
