import type { Trends } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { only } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { actionRow, incidentRow, toIncident } from '../rows.ts';
import { findMatch } from './get-match.ts';
import { leadOf, pressureOf } from './trends.ts';

const trendRow = only(actionRow, 'period', 'second', 'kind', 'side', 'x', 'success');

/** Pressure by minute, and the lead after each score. */
export async function getTrends(db: Database, matchId: number): Promise<Trends> {
  const match = await findMatch(db, matchId);
  const actions = match.has_actions
    ? await rows(
        db,
        trendRow,
        sql`select period, second, kind, side, x, success from action
          where match_id = ${match.id} order by place`,
      )
    : [];
  const incidents = match.has_incidents
    ? await rows(
        db,
        incidentRow,
        sql`select * from incident where match_id = ${match.id} order by place, key`,
      )
    : [];
  return { minutes: pressureOf(actions), lead: leadOf(incidents.map(toIncident)) };
}
