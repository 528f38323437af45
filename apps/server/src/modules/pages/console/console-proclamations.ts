import { proclamationResource } from '@xiongmao/api/pages/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof proclamationResource>;
type Edited = z.output<typeof proclamationResource.create> & Pick<Row, 'withdrawn'>;

/** Proclamations, as `p`, with where each stands at a moment. */
const proclamations = (now: Date): SQL => sql`(
  select *, case when withdrawn then 'withdrawn'
      when ends_at <= ${instant(now)} then 'over'
      when starts_at > ${instant(now)} then 'scheduled' else 'current' end as state
    from proclamation) p`;

const select = (db: Database | Tx, now: Date, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    proclamationResource.row.shape,
    sql`select p.id, p.texts, p.severity, p.audience, p.link, p.dismissible, p.starts_at as "from",
        p.ends_at as until, p.withdrawn, p.state, a.username as by, p.at
      from ${proclamations(now)} left join identity.account a on a.id = p.by_id ${rest}`,
  );

function columnsOf({
  texts,
  severity,
  audience,
  link,
  dismissible,
  from,
  until,
  withdrawn,
}: Edited) {
  if (until !== null && Date.parse(until) <= Date.parse(from)) {
    throw new FieldError('until', 'untilBeforeFrom');
  }
  return {
    texts: sql`${JSON.stringify(texts)}::jsonb`,
    severity: sql`${severity}`,
    audience: sql`${audience}`,
    link: sql`${link}::text`,
    dismissible: sql`${dismissible}`,
    starts_at: sql`${from}::timestamptz`,
    ends_at: sql`${until}::timestamptz`,
    withdrawn: sql`${withdrawn}`,
  } satisfies Record<string, SQL>;
}

/** What the operator says above every page. */
export function serveProclamations(app: FastifyInstance, context: ModuleContext): void {
  const now = () => context.clock.now();
  const find = async (db: Database | Tx, id: number): Promise<Row | null> =>
    (await select(db, now(), sql`where p.id = ${id}`))[0] ?? null;
  const one = async (tx: Tx, id: number): Promise<Row> => {
    const row = await find(tx, id);
    if (!row) throw new CodedError('notFound');
    return row;
  };

  serveResource(app, context, proclamationResource, {
    async list(db, { filter: { state }, sort, start, count }) {
      const where = every(state !== undefined && sql`p.state = ${state}`);
      const order = orderBy({ id: sql`p.id`, from: sql`p.starts_at` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return {
        rows: await select(db, now(), page),
        total: await countRows(db, sql`${proclamations(now())} where ${where}`),
      };
    },
    get: find,
    async create(tx, given, { uid }) {
      const columns = columnsOf({ ...given, withdrawn: false });
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into proclamation (${sql.raw(Object.keys(columns).join(', '))}, by_id, at)
          values (${sql.join(Object.values(columns), sql`, `)}, ${uid}, ${instant(now())}) returning id`,
      );
      return one(tx, made!.id);
    },
    async update(tx, before, changes, { uid }) {
      const { id } = before;
      const set = Object.entries(columnsOf({ ...before, ...changes })).map(
        ([name, value]) => sql`${sql.raw(name)} = ${value}`,
      );
      await tx.execute(sql`
        update proclamation set ${sql.join(set, sql`, `)}, by_id = ${uid}, at = ${instant(now())}
          where id = ${id}`);
    },
  });
}
