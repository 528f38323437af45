import { feedSourceResource } from '@xiongmao/api/feeds/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { statusesOf } from '#modules/matches/index.ts';
import { bool, int, orNull, text, time } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { kindOf, rateOf } from '../sources.ts';

const sourceRow = {
  id: text,
  heardAt: orNull(time),
  minute: orNull(time),
  count: int,
  before: int,
  error: orNull(text),
  errorAt: orNull(time),
  trouble: feedSourceResource.row.shape.trouble,
  isAsked: bool,
  live: int,
  quarantined: int,
};

/** Who tells of matches, those among them that were never heard but may push. */
export function serveSources(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env } = context;
  serveResource(app, context, feedSourceResource, {
    async list(db, { sort, start, count }) {
      const expected = sql.param([...env.feedSecrets.keys()]);
      const found = await rows(
        db,
        sourceRow,
        sql`with live as (
            select source, count(*)::int as count from matches.match
            where status in ${statusesOf.live} group by source
          ), waiting as (
            select source, count(*)::int as count from feed_quarantine where state = 'open' group by source
          )
          select name as id, s.heard_at as "heardAt", s.minute, coalesce(s.count, 0) as count,
            coalesce(s.before, 0) as before, s.error, s.error_at as "errorAt",
            nullif(s.state, 'heard') as trouble, s.progress is not null as "isAsked",
            coalesce(live.count, 0) as live, coalesce(waiting.count, 0) as quarantined
          from (
            select name from feed_source union select unnest(${expected}::text[]) union select source from waiting
          ) known left join feed_source s using (name)
            left join live on live.source = name left join waiting on waiting.source = name
          order by name`,
      );
      if (sort.descending) found.reverse();
      const now = clock.now();
      const listed = found
        .slice(start, start + count)
        .map(({ minute, count, before, isAsked, ...row }) => ({
          ...row,
          kind: kindOf(row.id, isAsked),
          perMinute: rateOf({ minute, count, before }, now),
        }));
      return { rows: listed, total: found.length };
    },
  });
}
