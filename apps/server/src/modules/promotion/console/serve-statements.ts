import { statementResource } from '@xiongmao/api/promotion/resources';
import { filterReasons } from '@xiongmao/api/promotion/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { int, type RowOf } from '#platform/db/columns.ts';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { maySee } from '../policy.ts';
import { isAsked } from '../statistics/spans.ts';
import { verifyChain } from '../statistics/statement-chain.ts';

const foundRow = {
  ...statementResource.row.omit({ intact: true }).shape,
  /** Reasons that there were. */
  filtered: z.partialRecord(z.enum(filterReasons), int),
};
type Found = RowOf<typeof foundRow>;

/** Daily statements, each with whether it still says what it said. */
export function serveStatements(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, statementResource, {
    async list(db, { filter, sort, start, count }, principal) {
      const { channelId } = filter;
      const where = every(
        maySee(principal),
        channelId !== undefined && sql`c.id = ${channelId}`,
        isAsked(sql`s.day`, filter),
      );
      const total = await countRows(
        db,
        sql`channel_statement s join channel c on c.id = s.channel_id where ${where}`,
      );
      const order = orderBy({ id: sql`s.id`, day: sql`s.day` }, sort);
      const found = await select(
        db,
        sql`${where} order by ${order} limit ${count} offset ${start}`,
      );
      const intact = await findIntact(db, found);
      const listed = found.map((statement) => ({
        ...statement,
        filtered: Object.fromEntries(
          filterReasons.map((reason) => [reason, statement.filtered[reason] ?? 0]),
        ) as Record<(typeof filterReasons)[number], number>,
        intact: intact.has(statement.id),
      }));
      return { rows: listed, total };
    },
  });
}

/** Of the statements those that are intact: each channel's chain is read from its beginning. */
async function findIntact(db: Database, shown: Found[]): Promise<Set<number>> {
  if (shown.length === 0) return new Set();
  const ids = sql.param([...new Set(shown.map(({ channelId }) => channelId))]);
  const last = shown
    .map(({ day }) => day)
    .sort()
    .at(-1)!;
  const all = await select(
    db,
    sql`c.id = any(${ids}::int[]) and s.day <= ${last}::date order by s.day`,
  );
  const chains = Map.groupBy(all, ({ channelId }) => channelId);
  const intact = [...chains.values()].flatMap((chain) => {
    const verdicts = verifyChain(chain);
    return chain.filter((_, at) => verdicts[at]).map(({ id }) => id);
  });
  return new Set(intact);
}

async function select(db: Database, rest: SQL): Promise<Found[]> {
  return rows(
    db,
    foundRow,
    sql`select s.id, s.channel_id as "channelId", c.name as channel, s.day,
        s.raw_visits as "rawVisits", s.visits, s.registered_visits as "registeredVisits",
        s.registrations, s.downloads, s.first_recharges as "firstRecharges", s.filtered,
        s.closed_at as "closedAt", s.previous_hash as "previousHash", s.hash
      from channel_statement s join channel c on c.id = s.channel_id where ${rest}`,
  );
}
