import type { Trends } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';
import { type ActionRow, type IncidentRow, toIncident } from '../rows.ts';
import { findMatch } from './get-match.ts';
import { leadOf, pressureOf } from './trends.ts';

/** Pressure by minute, and the lead after each score. */
export async function getTrends(db: Database, matchId: number): Promise<Trends> {
  const match = await findMatch(db, matchId);
  const actions = match.has_actions
    ? await rows<Pick<ActionRow, 'period' | 'second' | 'kind' | 'side' | 'x' | 'success'>>(
        db,
        sql`select period, second, kind, side, x, success from action
          where match_id = ${matchId} order by place`,
      )
    : [];
  const incidents = match.has_incidents
    ? await rows<IncidentRow>(
        db,
        sql`select * from incident where match_id = ${matchId} order by place, key`,
      )
    : [];
  return { minutes: pressureOf(actions), lead: leadOf(incidents.map(toIncident)) };
}
