import { pageVersionResource } from '@xiongmao/api/pages/resources';
import { type PageName, shippedVersion } from '@xiongmao/api/pages/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, only } from '#platform/db/columns.ts';
import {
  affected,
  countRows,
  type Database,
  instant,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError, FieldError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { texts, textsOf } from '../versions/find-page.ts';

type Row = ResourceRow<typeof pageVersionResource>;
const { shape } = pageVersionResource.row;
const listed = only(shape, 'id', 'page', 'number', 'state', 'from', 'note', 'by', 'at');

/** Versions, as `v`, with where each stands at a moment. */
const versions = (now: Date): SQL => sql`(
  select *, case when holds_from is null then 'draft'
      when holds_from > ${instant(now)} then 'scheduled'
      when row_number() over (partition by page, holds_from <= ${instant(now)}
        order by holds_from desc nulls last, number desc) = 1 then 'current' else 'past' end as state
    from page_version) v`;
const columns = sql`v.id, v.page, v.number, v.state, v.holds_from as "from", v.note, a.username as by, v.at`;
const by = sql`left join identity.account a on a.id = v.by_id`;

async function find(db: Database | Tx, id: number, now: Date): Promise<Row | null> {
  const [row] = await rows(
    db,
    { ...listed, texts },
    sql`select ${columns}, v.texts from ${versions(now)} ${by} where v.id = ${id}`,
  );
  return row ? { ...row, before: await textsBefore(db, row.page, row.number) } : null;
}

/** What the version before one says: of numbers that are left, the next lower. */
async function textsBefore(db: Database | Tx, page: PageName, number: number) {
  const [before] = await rows(
    db,
    { number: int },
    sql`select coalesce(max(number), ${shippedVersion})::int as number from page_version
      where page = ${page} and number < ${number}`,
  );
  return textsOf(db, page, before!.number);
}

/** The versions of the pages of words. */
export function serveVersions(app: FastifyInstance, context: ModuleContext): void {
  const now = () => context.clock.now();
  const one = async (tx: Tx, id: number): Promise<Row> => {
    const row = await find(tx, id, now());
    if (!row) throw new CodedError('notFound');
    return row;
  };
  /** One that may still be changed: nobody has agreed to it. */
  const unheld = async (tx: Tx, id: number): Promise<Row> => {
    const row = await one(tx, id);
    if (row.state === 'current' || row.state === 'past') throw new CodedError('versionHolds');
    return row;
  };

  serveResource(app, context, pageVersionResource, {
    async list(db, { filter: { page, state }, sort, start, count }) {
      const where = every(
        page !== undefined && sql`v.page = ${page}`,
        state !== undefined && sql`v.state = ${state}`,
      );
      const order = orderBy({ id: sql`v.id`, from: sql`v.holds_from` }, sort);
      const found = await rows(
        db,
        listed,
        sql`select ${columns} from ${versions(now())} ${by}
          where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      return {
        rows: found.map((row) => ({ ...row, texts: null, before: null })),
        total: await countRows(db, sql`${versions(now())} where ${where}`),
      };
    },
    get: (db, id) => find(db, id, now()),
    async create(tx, { page }, { uid }) {
      const latest = sql`(select coalesce(max(number), ${shippedVersion}) from page_version where page = ${page})`;
      const [{ number } = { number: shippedVersion }] = await rows(
        tx,
        { number: int },
        sql`select ${latest}::int as number`,
      );
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into page_version (page, number, texts, by_id, at)
          values (${page}, ${number + 1}, ${JSON.stringify(await textsOf(tx, page, number))}::jsonb,
            ${uid}, ${instant(now())})
          on conflict do nothing returning id`,
      );
      if (!made) throw new CodedError('draftExists');
      return one(tx, made.id);
    },
    async update(tx, { id }, changes, { uid }) {
      const before = await unheld(tx, id);
      const { from: given, ...rest } = { ...before, ...changes };
      const from = given === 'now' ? now().toISOString() : given;
      if (from !== null && given !== 'now' && Date.parse(from) <= now().getTime()) {
        throw new FieldError('from', 'versionInPast');
      }
      const changed = await affected(
        tx,
        sql`update page_version set texts = ${JSON.stringify(rest.texts)}::jsonb, note = ${rest.note},
            holds_from = ${from}::timestamptz, by_id = ${uid}, at = ${instant(now())}
          where id = ${id} and (${from}::timestamptz is not null or not exists (select 1
            from page_version d where d.page = page_version.page and d.holds_from is null and d.id <> ${id}))`,
      );
      if (changed === 0) throw new CodedError('draftExists');
    },
    async remove(tx, id) {
      const row = await unheld(tx, id);
      await tx.execute(sql`delete from page_version where id = ${id}`);
      return row;
    },
  });
}
