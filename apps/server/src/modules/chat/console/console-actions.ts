import { chatActionResource } from '@xiongmao/api/chat/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, instantIn, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { namedRoomColumn, roomsCalled } from '../rooms/named-room.ts';

type Row = ResourceRow<typeof chatActionResource>;

const tables = sql`chat_action c left join chat_room r on r.id = c.room_id
  left join chat_message m on m.id = c.message_id left join identity.account u on u.id = c.account_id
  left join identity.account w on w.id = c.by_id left join identity.account l on l.id = c.lifted_by`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    chatActionResource.row.shape,
    sql`select c.id, c.kind, r.name as room, ${namedRoomColumn(sql`r`)} as "where", c.account_id as "userId", u.username, c.message_id as "messageId",
        m.text, c.rule, c.reason, c.by_role as "byRole", c.by_id as "byId", w.username as by, c.at, c.until,
        c.lifted_at as "liftedAt", l.username as "liftedBy", c.before, c.after
      from ${tables} ${rest}`,
  );

/** The audit of moderation. */
export function serveActions(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, chatActionResource, {
    async list(db, { filter, sort, start, count }) {
      const { kind, room, roomTitle, userId, byRole, rule, at_gte: from, at_lte: to } = filter;
      const where = every(
        kind !== undefined && sql`c.kind = ${kind}`,
        room !== undefined && sql`r.name = ${room}`,
        roomTitle !== undefined && sql`c.room_id in ${roomsCalled(containing(roomTitle))}`,
        userId !== undefined && sql`c.account_id = ${userId}`,
        byRole !== undefined && sql`c.by_role = ${byRole}`,
        rule !== undefined && sql`c.rule = ${rule}`,
        from !== undefined && sql`c.at >= ${instantIn(from)}`,
        to !== undefined && sql`c.at <= ${instantIn(to)}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`c.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where c.id = ${id}`);
      return row ?? null;
    },
  });
}
