import { afterGoal } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { sql } from 'drizzle-orm';
import { goalScored } from '#modules/matches/index.ts';
import { text } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { lockRooms } from '../../rooms/room-rows.ts';
import type { Tell } from '../tell.ts';

/** Where a goal is a moment: in others' matches slow mode would never fall back. */
const football = 202;

/**
 * After a goal everybody speaks at once, and says the same: slow mode rises in the match's room, and in those of anchors
 * who show it, where somebody talks. It falls back by its end, at which nothing has to happen.
 */
export function followGoals({ db, clock, jobs }: ModuleContext, tell: Tell): void {
  jobs.subscribe(goalScored, 'chat', async ({ matchIds }) => {
    const until = new Date(clock.now().getTime() + afterGoal.lasts * 1_000);
    const shown = sql`m.game_id = ${football} and`;
    const given = sql.param(matchIds);
    const raised = await db.transaction(async (tx) => {
      const ids = await lockRooms(
        tx,
        sql`r.name in (
          select 'match-' || m.id from matches.match m where ${shown} m.id = any(${given}::int[])
          union all
          select 'anchor-' || b.anchor_id
          from anchors.broadcast b join matches.shown_match m on m.id = b.match_id
          where ${shown} m.shown_id = any(${given}::int[]) and b.ended_at is null)`,
      );
      return rows(
        tx,
        { name: text },
        sql`update chat_room set v = v + 1, rules_v = v + 1, raised_slow = ${afterGoal.seconds},
            raised_until = ${instant(until)}
          where id = any(${sql.param(ids)}::int[]) returning name`,
      );
    });
    tell.now({ rooms: raised.map(({ name }) => name as RoomName) });
  });
}
