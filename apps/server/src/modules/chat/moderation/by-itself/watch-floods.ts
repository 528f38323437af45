import { afterFlood } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { bool, int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { lockRow } from '../../rooms/room-rows.ts';
import { type RoomTarget, roomTargetOf } from '../../rooms/room-target.ts';
import { isNewcomer } from '../../saying/newcomers.ts';
import { noteAction } from '../acts/actions.ts';
import { chatFlooded } from '../notice-types.ts';
import type { Tell } from '../tell.ts';

/**
 * A flood: so many messages of so many newcomers within `seconds`, the most of what was said, and so many times as much as
 * was usual during the `usual` seconds before. `rows` are looked at, at most.
 */
const flood = {
  messages: 40,
  people: 8,
  share: 0.6,
  times: 3,
  seconds: 20,
  usual: 120,
  rows: 5_000,
};

/** ms between two looks at a room. */
const lookEvery = 1_000;
const mostRooms = 5_000;

/** Raises slow mode for newcomers where many of them flood a room; it falls back by its end. */
export function createFloodWatch({ db, clock, jobs, log }: ModuleContext, tell: Tell) {
  const looked = new BoundedMap<RoomName, number>(mostRooms);

  async function raise(tx: Tx, place: RoomTarget, now: Date): Promise<boolean> {
    const { id } = await lockRow(tx, place);
    const until = new Date(now.getTime() + afterFlood.lasts * 1_000);
    const raised = await rows(
      tx,
      { id: int },
      sql`update chat_room set v = v + 1, rules_v = v + 1, newcomers_slow = ${afterFlood.seconds},
          newcomers_until = ${instant(until)}
        where id = ${id} and (newcomers_until is null or newcomers_until <= ${instant(now)}) returning id`,
    );
    if (raised.length === 0) return false;
    const by = { uid: null, role: 'automatic' } as const;
    const action = await noteAction(tx, {
      ...{ kind: 'rules', roomId: id, rule: 'flood', by, now, until },
    });
    const of =
      place.anchorId === null
        ? ({ page: 'match', id: place.matchId! } as const)
        : ({ page: 'room', id: place.anchorId } as const);
    const moderators = sql`select account_id from chat_moderator where room_id = ${id}
      union select ${place.anchorId}::int`;
    await notify(tx, jobs, moderators, {
      type: chatFlooded,
      values: { ...of, seconds: afterFlood.seconds },
      cause: `chat-flood:${action}`,
      at: now,
    });
    return true;
  }

  async function look(name: RoomName): Promise<void> {
    const place = roomTargetOf(name);
    const now = clock.now();
    const since = (seconds: number) => sql`${instant(now)} - make_interval(secs => ${seconds})`;
    const said = sql`from chat_message m where m.room_id = r.id and m.gift is null and m.v > r.v - ${flood.rows}`;
    const [found] = await rows(
      db,
      { isFlood: bool },
      sql`select l.messages >= ${flood.messages} and l.people >= ${flood.people}
          and l.messages >= l.all * ${flood.share}::float8
          and l.all >= ${flood.times} * (select count(*) ${said} and m.at > ${since(flood.usual + flood.seconds)}
            and m.at <= ${since(flood.seconds)}) * ${flood.seconds / flood.usual}::float8 as "isFlood"
        from chat_room r cross join lateral (
          select count(*) as all, count(*) filter (where s.new) as messages,
            count(distinct s.id) filter (where s.new) as people
          from (select a.id, ${isNewcomer(sql`r.anchor_id`, now)} as new
            from (select m.account_id ${said} and m.at > ${since(flood.seconds)}) m
            join identity.account a on a.id = m.account_id) s) l
        where r.name = ${name}
          -- After a goal everybody speaks at once.
          and (r.raised_until is null or r.raised_until <= ${instant(now)})
          and (r.newcomers_until is null or r.newcomers_until <= ${instant(now)})`,
    );
    if (!found?.isFlood) return;
    if (await db.transaction((tx) => raise(tx, place, now))) tell.now({ rooms: [name] });
  }

  return (name: RoomName): void => {
    if (performance.now() - (looked.get(name) ?? -lookEvery) < lookEvery) return;
    looked.set(name, performance.now());
    look(name).catch((error: unknown) => log.warn({ err: error }, 'a flood was not looked for'));
  };
}
