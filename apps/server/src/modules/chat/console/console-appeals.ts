import { chatAppealResource } from '@xiongmao/api/chat/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, orNull } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { decideAppeal } from '../moderation/complaints/sanctions.ts';
import type { Tell } from '../moderation/tell.ts';
import { namedRoomColumn } from '../rooms/named-room.ts';

type Row = ResourceRow<typeof chatAppealResource>;

const tables = sql`chat_appeal p join chat_action c on c.id = p.action_id
  left join chat_room r on r.id = c.room_id left join chat_message m on m.id = c.message_id
  join identity.account u on u.id = p.account_id
  left join identity.account w on w.id = c.by_id left join identity.account d on d.id = p.decided_by
  left join identity.account l on l.id = c.lifted_by`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    chatAppealResource.row.shape,
    sql`select p.id, c.id as "actionId", c.kind, c.rule, c.reason, r.name as room, ${namedRoomColumn(sql`r`)} as "where",
        u.id as "userId", u.username, c.message_id as "messageId", m.text as said, c.at as "actedAt", c.until,
        c.lifted_at as "liftedAt", l.username as "liftedBy", p.text, c.by_role as "byRole", w.username as by, p.state, p.answer, p.at, p.decided_at as "decidedAt",
        d.username as "decidedBy"
      from ${tables} ${rest}`,
  );

/** Appeals, until somebody who did not act decides. */
export function serveAppeals(app: FastifyInstance, context: ModuleContext, tell: Tell): void {
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where p.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, context, chatAppealResource, {
    waiting: sql`chat_appeal where state = 'open'`,
    async list(db, { filter: { state, userId, after }, sort, start, count }, { uid }) {
      const where = every(
        state !== undefined && sql`p.state = ${state}`,
        userId !== undefined && sql`p.account_id = ${userId}`,
        after !== undefined &&
          sql`p.id > ${after} and p.account_id <> ${uid} and c.by_id is distinct from ${uid}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`p.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    // Who appeals, and who acted.
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { fan: int, by: orNull(int) },
        sql`select p.account_id as fan, c.by_id as by
          from chat_appeal p join chat_action c on c.id = p.action_id where p.id = ${id}`,
      );
      return found.flatMap(({ fan, by }) => (by === null ? fan : [fan, by]));
    },
    async update(tx, before, { state, answer }, { uid: by }) {
      const { id } = before;
      const given = { id, state, answer, by, now: context.clock.now() };
      const { accountId, rooms } = await decideAppeal(tx, context.jobs, given);
      await tell.later(tx, { rooms, person: { uid: accountId, room: before.room } });
    },
  });
}
