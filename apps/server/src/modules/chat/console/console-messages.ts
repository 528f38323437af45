import { chatMessageResource } from '@xiongmao/api/chat/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { deleteMessage } from '../moderation/acts/delete-message.ts';
import type { Tell } from '../moderation/tell.ts';
import { namedRoomColumn, roomsCalled } from '../rooms/named-room.ts';

type Row = ResourceRow<typeof chatMessageResource>;

const tables = sql`chat_message m join chat_room r on r.id = m.room_id
  join identity.account u on u.id = m.account_id left join chat_action c on c.id = m.action_id`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    chatMessageResource.row.shape,
    sql`select m.id, r.name as room, ${namedRoomColumn(sql`r`)} as "where", u.id as "userId", u.username, m.text, m.at, m.hidden_at as "hiddenAt",
        m.hidden_by as "hiddenBy", c.rule
      from ${tables} ${rest}`,
  );

/** Messages before and behind one that belong to what it is read with. */
const beside = 10;

/** The ids of a message and of those beside it in its room. */
const around = (id: number): SQL => {
  const of = (which: SQL) => sql`select b.id from chat_message o, lateral (
    select m.id from chat_message m where m.room_id = o.room_id and m.gift is null and ${which}) b where o.id = ${id}`;
  return sql`${of(sql`m.v <= o.v order by m.v desc limit ${beside + 1}`)}
    union all ${of(sql`m.v > o.v order by m.v limit ${beside}`)}`;
};

/** What was taken away at that moment was shown until then. */
const shownUntil = (moment: Date): SQL => {
  const at = instant(moment);
  return sql`m.at <= ${at} and (m.hidden_at is null or m.hidden_at >= ${at})`;
};

/** What is said in all rooms; gifts are not talk. */
export function serveMessages(app: FastifyInstance, context: ModuleContext, tell: Tell): void {
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where m.id = ${id} and m.gift is null`);
    return row ?? null;
  };
  serveResource(app, context, chatMessageResource, {
    async list(db, { filter, sort, start, count }) {
      const { room, roomTitle, userId, username, hidden, q, around: id, shownAt } = filter;
      const where = every(
        sql`m.gift is null`,
        room !== undefined && sql`r.name = ${room}`,
        roomTitle !== undefined && sql`m.room_id in ${roomsCalled(containing(roomTitle))}`,
        userId !== undefined && sql`m.account_id = ${userId}`,
        username !== undefined && sql`u.username ilike ${containing(username)}`,
        hidden !== undefined && sql`(m.hidden_v is not null) = ${hidden}`,
        q !== undefined && sql`m.text ilike ${containing(q)}`,
        id !== undefined && sql`m.id in (${around(id)})`,
        shownAt !== undefined && shownUntil(new Date(shownAt)),
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`m.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { uid: int },
        sql`select account_id as uid from chat_message where id = ${id}`,
      );
      return found.map(({ uid }) => uid);
    },
    async remove(tx, id, { uid }) {
      const now = context.clock.now();
      const gone = await deleteMessage(tx, context.jobs, { id, rule: 'other', uid, now });
      const after = await one(tx, id);
      if (!after) throw new CodedError('notFound');
      if (gone) await tell.later(tx, gone);
      return after;
    },
  });
}
