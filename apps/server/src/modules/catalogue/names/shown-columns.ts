import { type SQL, sql } from 'drizzle-orm';

/** A row of `catalogue.league`, by its alias, as lists show it. */
export const leagueColumn = (of: SQL): SQL => sql`jsonb_build_object('id', ${of}.shown_id,
  'gameId', ${of}.game_id, 'name', ${of}.name, 'country', ${of}.country)`;

/** A row of `catalogue.team`, by its alias, as lists show it. */
export const teamColumn = (of: SQL): SQL => sql`jsonb_build_object('id', ${of}.shown_id,
  'name', ${of}.name, 'abbr', ${of}.abbr, 'country', ${of}.country)`;
