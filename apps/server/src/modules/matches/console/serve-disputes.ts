import type { DisputeRule } from '@xiongmao/api/matches/dispute-rules';
import { disputedMatchResource } from '@xiongmao/api/matches/resources';
import { disputedField, matchStatus } from '@xiongmao/api/matches/shapes';
import { scorePair } from '@xiongmao/api/matches/sides';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { int, listOf, orNull, text, time } from '#platform/db/columns.ts';
import { countRows, rows } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Contradiction } from '../apply/agreement/known.ts';
import { checkMatches } from '../apply/disputes.ts';

const named = z.object({ name: text });
const foundRow = {
  id: int,
  gameId: int,
  league: named,
  home: orNull(named),
  away: orNull(named),
  startsAt: orNull(time),
  status: matchStatus,
  score: orNull(scorePair),
  source: text,
  disputed: listOf(disputedField),
};

/** Matches in dispute, each with why: it is held against itself anew. */
export function serveDisputes(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, disputedMatchResource, {
    waiting: sql`match where disputed <> '{}'`,
    async list(db, { filter: { q, gameId, field, source }, sort, start, count }) {
      const where = every(
        sql`m.disputed <> '{}'`,
        gameId !== undefined && sql`m.game_id = ${gameId}`,
        field !== undefined && sql`${field} = any(m.disputed)`,
        source !== undefined && sql`m.source = ${source}`,
        q !== undefined && sql`concat_ws(' ', home.name, away.name, l.name) ilike ${containing(q)}`,
      );
      const joined = sql`match m join catalogue.league l on l.id = m.league_id
        left join catalogue.team home on home.id = m.home_id
        left join catalogue.team away on away.id = m.away_id
        where ${where}`;
      const total = await countRows(db, joined);
      const order = orderBy({ id: sql`m.id`, startsAt: sql`m.starts_at` }, sort, ['startsAt']);
      const found = await rows(
        db,
        foundRow,
        sql`select m.id, m.game_id as "gameId", jsonb_build_object('name', l.name) as league,
            case when m.home_id is not null then jsonb_build_object('name', home.name) end as home,
            case when m.away_id is not null then jsonb_build_object('name', away.name) end as away, m.starts_at as "startsAt", m.status,
            case when m.score_home is not null and m.score_away is not null
              then jsonb_build_object('home', m.score_home, 'away', m.score_away) end as score,
            m.source, m.disputed
          from ${joined} order by ${order} limit ${count} offset ${start}`,
      );
      const ids = sql.param(found.map(({ id }) => id));
      const checked = await checkMatches(db, sql`m.id = any(${ids}::int[])`);
      const faults = new Map(checked.map(({ id, contradictions }) => [id, contradictions]));
      const listed = found.map((match) => ({
        ...match,
        faults: (faults.get(match.id) ?? []).map(({ field, rule, values }) => ({
          field,
          rule: nameOf(rule),
          told: toldBy(values),
        })),
      }));
      return { rows: listed, total };
    },
  });
}

/** `periods and score` as `periodsAndScore`. */
const nameOf = (rule: Contradiction['rule']): DisputeRule =>
  rule.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()) as DisputeRule;

function toldBy(values: Contradiction['values']): { of: string; says: string }[] {
  return Object.entries(values).map(([of, value]) => ({ of, says: inShort(value) }));
}

/** A pair of scores as `2–1`, of a period with its key before it. */
function inShort(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { key, home, away, winner } = value as Record<string, unknown>;
  return [key, `${home}–${away}`, winner].filter(Boolean).join(' ');
}
