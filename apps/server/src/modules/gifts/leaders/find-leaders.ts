import type { CallResult } from '@xiongmao/api/call';
import type { getGiftLeaders } from '@xiongmao/api/gifts/calls';
import { leaderboardLength, type leaderboardTypes } from '@xiongmao/api/gifts/rules';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { levelOf } from '@xiongmao/api/wallet/rules';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listOf, type RowOf } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';

type BoardType = (typeof leaderboardTypes)[number];

/** The first day that counts: today, this week's Monday, or any. */
function firstDay(type: BoardType, today: string): string {
  if (type === 'day') return today;
  if (type === 'all') return '2000-01-01';
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -sinceMonday);
}

/** ms for which a board is not made again, and boards that are held at once. */
const [lasts, mostBoards] = [3_000, 500];

const boardRow = {
  first: listOf(
    z.object({
      rank: z.int(),
      gold: z.int(),
      id: z.int(),
      username: z.string(),
      avatar: z.string().nullable(),
      rechargedFen: z.int(),
    }),
  ),
  /** All of them, in order. */
  ids: listOf(z.int()),
  golds: listOf(z.int()),
};
type Board = RowOf<typeof boardRow>;

/** Who gave an anchor most, or which anchors were given most; and where the caller stands who is not among them. */
export function createLeaders({ db, clock, env }: Pick<ModuleContext, 'db' | 'clock' | 'env'>) {
  const held = new BoundedMap<string, { at: number; board: Promise<Board> }>(mostBoards);

  /** Made once for all who look within seconds. */
  function boardOf(type: BoardType, anchorId: number | null): Promise<Board> {
    const now = clock.now();
    const name = `${type} ${anchorId}`;
    const found = held.get(name);
    if (found && now.getTime() - found.at < lasts) return found.board;
    const from = firstDay(type, zonedDay(now, env.BRAND_ZONE));
    const one = { at: now.getTime(), board: readBoard(db, { from, anchorId }) };
    held.set(name, one);
    one.board.catch(() => held.get(name) === one && held.delete(name));
    return one.board;
  }

  return async (asked: {
    type: BoardType;
    anchorId: number | undefined;
    uid: number | null;
  }): Promise<CallResult<typeof getGiftLeaders>> => {
    const { first, ids, golds } = await boardOf(asked.type, asked.anchorId ?? null);
    const items = first.map(({ rank, gold, rechargedFen, ...user }) => ({
      rank,
      user: { ...user, level: levelOf(rechargedFen) },
      gold,
    }));
    const place = asked.uid === null ? -1 : ids.indexOf(asked.uid);
    const gold = golds[place]!;
    const you = place < leaderboardLength ? null : { rank: golds.indexOf(gold) + 1, gold };
    return { items, you };
  };
}

async function readBoard(
  db: Database,
  { from, anchorId }: { from: string; anchorId: number | null },
): Promise<Board> {
  const [found] = await preparedRows(
    db,
    anchorId === null ? 'gift leaders' : 'gift leaders of an anchor',
    boardRow,
    sql`with given as (
        select ${anchorId === null ? sql`anchor_id` : sql`account_id`} as id, sum(gold)::bigint as gold
        from gift_day where day >= ${from}::date
          and ${anchorId === null ? sql`true` : sql`anchor_id = ${anchorId}`} group by 1
      ), ranked as (
        select rank() over (order by v.gold desc) as rank, row_number() over (order by v.gold desc, u.id) as place,
          v.gold, u.id, u.username
        from given v join identity.account u on u.id = v.id and u.deleted_at is null
      ), first as (
        select r.place, jsonb_build_object('rank', r.rank, 'gold', r.gold, 'id', r.id, 'username', r.username,
          'avatar', f.avatar, 'rechargedFen', wallet.recharged(r.id)) as leader
        from ranked r left join users.profile f on f.account_id = r.id where r.place <= ${leaderboardLength}
      )
      select coalesce((select jsonb_agg(leader order by place) from first), '[]') as first,
        coalesce(jsonb_agg(id order by place), '[]') as ids, coalesce(jsonb_agg(gold order by place), '[]') as golds
      from ranked`,
  );
  return found!;
}
