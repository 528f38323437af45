import type { ResourceRow } from '@xiongmao/api/resource';
import { takedownResource } from '@xiongmao/api/takedowns/resources';
import { targetKinds } from '@xiongmao/api/takedowns/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Claims } from '../claims/claimable.ts';
import { decide } from '../requests/decide.ts';

type Row = ResourceRow<typeof takedownResource>;

const isWaiting = sql`t.state in ('open', 'countered')`;

/** What is kept of a target, and what is known of it now. */
const { targets: shown, ...own } = takedownResource.row.shape;
const keptTarget = shown.element
  .omit({ text: true, picture: true, isShown: true })
  .extend({ kind: z.enum(targetKinds), key: z.string() });
const foundRow = { ...own, targets: z.array(keptTarget) };

const targets = sql`(
  select jsonb_agg(jsonb_build_object('kind', g.kind, 'key', g.key, 'address', g.address, 'title', g.title,
      'authorId', g.author_id, 'author', a.username, 'decision', g.decision, 'down', g.down) order by g.kind, g.key)
  from takedown_target g left join identity.account a on a.id = g.author_id where g.takedown_id = t.id)`;
const counters = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('userId', c.account_id, 'username', a.username, 'text', c.text,
      'signature', c.signature, 'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'state', c.state, 'answer', c.answer) order by c.id), '[]')
  from takedown_counter c join identity.account a on a.id = c.account_id where c.takedown_id = t.id)`;

/**
 * Whom the request `t` concerns: who made it, by account or by mailbox, and whose things it names; of one that is
 * looked at again also who decided before.
 */
const concerned = sql`(
  select t.account_id as uid
  union select c.id from identity.contact c where lower(c.email) = t.email
  union select g.author_id from takedown_target g where g.takedown_id = t.id
  union select t.decided_by where t.state = 'countered')`;

/** Requests of rights-holders, with what they name beside them. */
export function serveTakedowns(app: FastifyInstance, context: ModuleContext, claims: Claims): void {
  const { clock, jobs } = context;
  async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
    const found = await rows(
      db,
      foundRow,
      sql`select t.id, t.state, t.name, t.organisation, t.email, t.capacity, t.holder, t.work, t.signature,
          u.id as "userId", u.username, ${targets} as targets, ${counters} as counters, t.reason,
          d.username as "decidedBy", t.decided_by as "deciderId", t.decided_at as "decidedAt", t.at
        from takedown t left join identity.account u on u.id = t.account_id
          left join identity.account d on d.id = t.decided_by ${rest}`,
    );
    const named = found.flatMap((row) => row.targets);
    const known = await claims.find(db, named, clock.now());
    return found.map((row) => ({
      ...row,
      targets: row.targets.map(({ key, ...kept }) => {
        const one = known.find(({ target }) => target.kind === kept.kind && target.key === key);
        const { text = null, picture = null, isShown = false } = one?.claimed ?? {};
        return { ...kept, text, picture, isShown };
      }),
    }));
  }
  const one = async (db: Database | Tx, id: number): Promise<Row | null> => {
    const [row] = await select(db, sql`where t.id = ${id}`);
    return row ?? null;
  };
  serveResource(app, context, takedownResource, {
    waiting: sql`takedown t where ${isWaiting}`,
    async list(
      db,
      { filter: { state, userId, kind, key, q, after }, sort, start, count },
      { uid },
    ) {
      const where = every(
        state !== undefined && (state === 'waiting' ? isWaiting : sql`t.state = ${state}`),
        userId !== undefined &&
          sql`(t.account_id = ${userId} or exists (select from takedown_target g
            where g.takedown_id = t.id and g.author_id = ${userId}))`,
        kind !== undefined &&
          sql`exists (select from takedown_target g where g.takedown_id = t.id and g.kind = ${kind}
            ${key === undefined ? sql`` : sql`and g.key = ${key}`})`,
        q !== undefined &&
          sql`concat_ws(' ', t.name, t.organisation, t.holder, t.work) ilike ${containing(q)}`,
        after !== undefined &&
          sql`t.id > ${after} and not exists (select from ${concerned} m where m.uid = ${uid})`,
      );
      const total = await countRows(db, sql`takedown t where ${where}`);
      const page = sql`where ${where} order by ${orderBy({ id: sql`t.id` }, sort)} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    get: one,
    async concerns(tx, id) {
      const people = await rows(
        tx,
        { uid: int },
        sql`select distinct m.uid from takedown t, lateral ${concerned} m where t.id = ${id} and m.uid is not null`,
      );
      return people.map(({ uid }) => uid);
    },
    async update(tx, { id }, { decision, targets, reason }, { uid: by }) {
      const act = { by, reason, now: clock.now() };
      await decide({ tx, jobs, claims, id, decision, addresses: targets, act });
    },
  });
}
