import { chatRoomResource } from '@xiongmao/api/chat/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, orNull } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { actorIn } from '../moderation/ranks.ts';
import { setRules } from '../moderation/room-rules.ts';
import type { Tell } from '../moderation/tell.ts';
import { namedRoomColumn, roomTitle } from '../rooms/named-room.ts';

type Row = ResourceRow<typeof chatRoomResource>;

/** Rooms with a row: where somebody spoke, or that have rules of their own. */
export function serveRooms(app: FastifyInstance, context: ModuleContext, tell: Tell): void {
  const messages = () => sql`(select count(*)::int from chat_message m
    where m.room_id = r.id and m.at > ${instant(context.clock.now())} - interval '1 hour')`;
  const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
    rows(
      db,
      chatRoomResource.row.shape,
      sql`select r.id, r.name as room, ${namedRoomColumn(sql`r`)} as "where", r.open, r.minimum_level as "minimumLevel",
          r.minimum_gold as "minimumGold", r.slow, r.followers_only as "followersOnly", r.links,
          (select count(*)::int from chat_moderator o where o.room_id = r.id) as moderators,
          ${messages()} as messages, r.last_at as "lastAt"
        from chat_room r ${rest}`,
    );
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where r.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, context, chatRoomResource, {
    async list(db, { filter: { kind, q }, sort, start, count }) {
      const where = every(
        kind !== undefined &&
          (kind === 'match' ? sql`r.match_id is not null` : sql`r.anchor_id is not null`),
        q !== undefined && sql`(${roomTitle(sql`r`)} ilike ${containing(q)} or r.name = ${q})`,
      );
      const total = await countRows(db, sql`chat_room r where ${where}`);
      const order = orderBy({ id: sql`r.id`, lastAt: sql`r.last_at`, messages: messages() }, sort, [
        'lastAt',
      ]);
      return {
        rows: await select(
          db,
          sql`where ${where} order by ${order} limit ${count} offset ${start}`,
        ),
        total,
      };
    },
    get: one,
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { anchor: orNull(int) },
        sql`select anchor_id as anchor from chat_room where id = ${id}`,
      );
      return found.flatMap(({ anchor }) => anchor ?? []);
    },
    async update(tx, before, rules, { uid }) {
      const { room } = before;
      const by = await actorIn(tx, null, uid);
      await setRules(tx, room, rules, { by, now: context.clock.now() });
      await tell.later(tx, { rooms: [room] });
    },
  });
}
