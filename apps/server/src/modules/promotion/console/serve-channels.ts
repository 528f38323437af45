import { isZone } from '@xiongmao/api/fields/is-zone';
import { channelResource } from '@xiongmao/api/promotion/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int, type RowOf } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { UnknownZone } from '../errors.ts';
import { managerFor, maySee } from '../policy.ts';
import { findTotals, noFigures } from '../statistics/figures.ts';
import { keepZoneChange } from '../statistics/zone-eras.ts';
import { insertChannel, updateChannel } from './keep-channel.ts';

type Row = ResourceRow<typeof channelResource>;
const foundRow = channelResource.row.omit({ link: true, figures: true }).shape;
type Found = RowOf<typeof foundRow>;

/** Promotion channels: their managers list, make and change them. */
export function serveChannels(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env } = context;

  async function show(db: Database | Tx, found: Found[]): Promise<Row[]> {
    const totals = await findTotals(db, { channelIds: found.map(({ id }) => id) });
    return found.map((channel) => {
      const { channelId, filtered, ...figures } = totals.get(channel.id) ?? noFigures(channel.id);
      const link = new URL(`/java/promotion/visit/${channel.code}`, env.SITE_URL).href;
      return { ...channel, link, figures };
    });
  }

  async function find(db: Database | Tx, where: SQL): Promise<Row | null> {
    const [row] = await show(db, await select(db, where));
    return row ?? null;
  }

  serveResource(app, context, channelResource, {
    async list(db, { filter, sort, start, count }, principal) {
      const { q, type, source, active } = filter;
      const where = every(
        maySee(principal),
        type !== undefined && sql`c.type = ${type}`,
        source !== undefined && sql`c.source = ${source}`,
        active !== undefined && sql`c.active = ${active === 'true'}`,
        q !== undefined && sql`concat_ws(' ', c.name, c.brand, c.code) ilike ${containing(q)}`,
      );
      const [counted] = await rows(
        db,
        { total: int },
        sql`select count(*) as total from channel c where ${where}`,
      );
      const order = orderBy(
        { id: sql`c.id`, name: sql`lower(c.name)`, createdAt: sql`c.created_at` },
        sort,
      );
      const found = await select(
        db,
        sql`${where} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: await show(db, found), total: counted!.total };
    },

    get: (db, id, principal) => find(db, sql`c.id = ${id} and ${maySee(principal)}`),

    async create(tx, input, principal) {
      if (!isZone(input.zone)) throw new UnknownZone();
      const managerId = await managerFor(tx, principal, input.managerId ?? null);
      const id = await insertChannel(tx, { ...input, managerId, now: clock.now() });
      return (await find(tx, sql`c.id = ${id}`))!;
    },

    async concerns(tx, id) {
      const [channel] = await select(tx, sql`c.id = ${id}`);
      return channel?.managerId ? [channel.managerId] : [];
    },
    wouldConcern: async (_tx, { managerId }) => (managerId ? [managerId] : []),

    async update(tx, { id }, input, principal) {
      const before = (await find(tx, sql`c.id = ${id} for update of c`))!;
      if (input.zone !== undefined && !isZone(input.zone)) throw new UnknownZone();
      const { managerId: wished = before.managerId, ...changes } = input;
      const stays = wished === before.managerId;
      const managerId = stays ? wished : await managerFor(tx, principal, wished);
      if (changes.zone !== undefined && changes.zone !== before.zone) {
        await keepZoneChange(tx, id, before.zone, clock.now());
      }
      await updateChannel(tx, id, { ...changes, managerId });
      // Who handed it over sees it no more.
      return (await find(tx, sql`c.id = ${id}`))!;
    },
  });
}

function select(db: Database | Tx, rest: SQL): Promise<Found[]> {
  return rows(
    db,
    foundRow,
    sql`select c.id, c.name, c.source, c.type, c.brand, c.zone, c.code, c.manager_id as "managerId",
        a.username as manager, c.active, c.created_at as "createdAt"
      from channel c left join identity.account a on a.id = c.manager_id where ${rest}`,
  );
}
