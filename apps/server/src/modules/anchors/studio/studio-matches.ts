import { studioAnchorMatchResource } from '@xiongmao/api/anchors/resources';
import { roomMatch } from '@xiongmao/api/anchors/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bool, int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isNamed } from '../links/link-rows.ts';
import { allMatchTables, isStreamable, matchColumn } from '../room-match.ts';

type Row = ResourceRow<typeof studioAnchorMatchResource>;
const foundRow = { match: roomMatch, reserved: bool, links: int };

async function select(db: Database | Tx, uid: number, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    foundRow,
    sql`select ${matchColumn} as match, exists (select from reservation r
          where r.match_id = any(array(select matches.rows_of(m.id))) and r.anchor_id = ${uid} and r.cancelled_at is null) as reserved,
        (select count(*) from live_link where match_id = any(array(select matches.rows_of(m.id)))) as links
      from ${allMatchTables} ${rest}`,
  );
  return found.map(({ match, ...own }) => ({ ...match, ...own }));
}

/** Matches that an anchor can reserve or stream, the next to begin first. */
export function serveMatches(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  serveResource(app, context, studioAnchorMatchResource, {
    async list(db, { filter: { q, gameId, streamable }, sort, start, count }, { uid }) {
      const now = clock.now();
      const isToCome = sql`coalesce(matches.is_to_come(m.status, m.starts_at, ${instant(now)}), false)`;
      const where = every(
        sql`m.starts_at is not null and (${isStreamable(now)} or ${isToCome})`,
        streamable !== undefined && sql`${isStreamable(now)} = ${streamable}`,
        gameId !== undefined && sql`m.game_id = ${gameId}`,
        q !== undefined && isNamed(q),
      );
      const total = await countRows(db, sql`${allMatchTables} where ${where}`);
      const direction = sort.descending ? sql`desc` : sql`asc`;
      const page = sql`where ${where} order by m.starts_at ${direction}, m.id
        limit ${count} offset ${start}`;
      return { rows: await select(db, uid, page), total };
    },
    async get(db, id, { uid }) {
      const [found] = await select(
        db,
        uid,
        sql`where m.id = (select shown_id from matches.shown_match where id = ${id})
          and m.starts_at is not null`,
      );
      return found ?? null;
    },
  });
}
