import { type LeagueSection, leagueSections } from '@xiongmao/api/library/sections';
import { type Holding, holding } from '@xiongmao/api/library/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { untold } from '../untold.ts';

const row = {
  gameId: int,
  leagues: int,
  seasons: int,
  matches: int,
  sections: holding.shape.sections,
};

/** What is kept of each game, those with most matches first. */
export async function findHoldings(db: Database): Promise<Holding[]> {
  const has = (section: LeagueSection) =>
    section === 'sortTable'
      ? sql`exists (select from season_line p where p.season_id = s.id and p.of = 'player')`
      : sql`${section} = any(k.sections)`;
  const counts = sql.join(
    leagueSections.map((section) => sql`${section}::text, count(*) filter (where ${has(section)})`),
    sql`, `,
  );
  return rows(
    db,
    row,
    sql`select l.game_id as "gameId", count(distinct l.shown_id)::int as leagues, count(*)::int as seasons,
        sum(k.matches)::int as matches, jsonb_build_object(${counts}) as sections
      from library_season k join catalogue.season s on s.id = k.season_id
      join catalogue.league l on l.id = s.league_id
      where k.matches > 0 and l.name <> ${untold} group by 1 order by 4 desc, 1`,
  );
}
