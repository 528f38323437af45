import { studioLinkResource } from '@xiongmao/api/anchors/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rowsOf } from '#modules/matches/index.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { linkTables, ofText } from '../links/link-rows.ts';
import { isStreamable, matchColumn } from '../room-match.ts';

function select(db: Database | Tx, rest: SQL): Promise<ResourceRow<typeof studioLinkResource>[]> {
  return rows(
    db,
    studioLinkResource.row.shape,
    sql`select k.id, ${matchColumn} as match, k.name, k.language, k.priority, k.pro
      from ${linkTables} ${rest}`,
  );
}

/** Live links of matches that can be streamed, now or later, without where they lead. */
export function serveOpenLinks(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  const isOpen = (): SQL => {
    const now = clock.now();
    return sql`(${isStreamable(now)}
      or coalesce(matches.is_to_come(m.status, m.starts_at, ${instant(now)}), false))`;
  };
  serveResource(app, context, studioLinkResource, {
    async list(db, { filter: { matchId, language, q }, sort, start, count }) {
      const where = every(
        isOpen(),
        matchId !== undefined && sql`k.match_id = any(${rowsOf(matchId)})`,
        language !== undefined && sql`k.language = ${language}`,
        q !== undefined && ofText(q),
      );
      const total = await countRows(db, sql`${linkTables} where ${where}`);
      const direction = sort.descending ? sql`desc` : sql`asc`;
      const page = sql`where ${where}
        order by m.starts_at ${direction}, m.id, k.priority desc, k.id
        limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [found] = await select(db, sql`where k.id = ${id} and ${isOpen()}`);
      return found ?? null;
    },
  });
}
