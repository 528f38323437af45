import { type SQL, sql } from 'drizzle-orm';

/** The game id of a record over all games. */
export const allGames = -1;

/**
 * The plans of an expert that stand for them: of several on the same market and level of a match the one
 * that was published first, whatever became of it. Which that is, is sealed before the match begins.
 */
export const countedPlans = (expertId: number): SQL => sql`(select * from (
  select sealed.*, row_number() over (
    partition by (select shown_id from matches.shown_match m where m.id = match_id), play_type, level order by position) as turn
  from plan sealed where expert_id = ${expertId} and position is not null
) each where turn = 1)`;
