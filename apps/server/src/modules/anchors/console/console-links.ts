import { liveLinkResource } from '@xiongmao/api/anchors/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
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
import { linkTables, ofText } from '../links/link-rows.ts';
import { matchColumn, matchTables } from '../room-match.ts';

type Row = ResourceRow<typeof liveLinkResource>;

function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    liveLinkResource.row.shape,
    sql`select k.id, ${matchColumn} as match, k.match_id as "matchId", k.name, k.url, k.language,
        k.priority, k.pro, k.created_at as "createdAt"
      from ${linkTables} ${rest}`,
  );
}

/** Where the pictures of matches can be had, entered by operators. */
export function serveLinks(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;

  async function one(tx: Tx, id: number): Promise<Row> {
    const [row] = await select(tx, sql`where k.id = ${id}`);
    if (!row) throw new CodedError('notFound');
    return row;
  }

  /** Throws `linkListed` where another link of a match has its address. */
  async function refuseTwice(tx: Tx, { id, matchId, url }: Pick<Row, 'id' | 'matchId' | 'url'>) {
    const same = sql`k.match_id = any(${rowsOf(matchId)}) and k.url = ${url} and k.id <> ${id}`;
    const listed = await countRows(tx, sql`live_link k where ${same}`);
    if (listed > 0) throw new FieldError('url', 'linkListed');
  }

  serveResource(app, context, liveLinkResource, {
    async list(db, { filter: { matchId, q }, sort, start, count }) {
      const where = every(
        matchId !== undefined && sql`k.match_id = any(${rowsOf(matchId)})`,
        q !== undefined && ofText(q),
      );
      const total = await countRows(db, sql`${linkTables} where ${where}`);
      const order = orderBy({ id: sql`k.id`, startsAt: sql`m.starts_at` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where k.id = ${id}`);
      return row ?? null;
    },
    async create(tx, { matchId, name, url, language, priority, pro }) {
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into live_link (match_id, name, url, language, priority, pro, created_at)
          select m.id, ${name}, ${url}, ${language}, ${priority}, ${pro}, ${instant(clock.now())}
          from ${matchTables} where m.id = ${matchId} and m.starts_at is not null returning id`,
      );
      if (!made) throw new CodedError('unknownMatch');
      await refuseTwice(tx, { id: made.id, matchId, url });
      return one(tx, made.id);
    },
    async update(tx, before, changes) {
      const { id } = before;
      const { name, url, language, priority, pro } = { ...before, ...changes };
      if (url !== before.url) await refuseTwice(tx, { ...before, url });
      await tx.execute(sql`
        update live_link set name = ${name}, url = ${url}, language = ${language}, priority = ${priority},
          pro = ${pro}
        where id = ${id}`);
    },
    async remove(tx, id) {
      const before = await one(tx, id);
      if ((await affected(tx, sql`delete from live_link where id = ${id}`)) === 0) {
        throw new CodedError('notFound');
      }
      return before;
    },
  });
}
