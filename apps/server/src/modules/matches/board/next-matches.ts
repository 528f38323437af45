import type { CallResult } from '@xiongmao/api/call';
import type { getNextMatches } from '@xiongmao/api/matches/calls';
import { inPlay, lateBy } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { oneOf } from '../statuses.ts';
import { boardOf } from './board-of.ts';
import { teamsOfPlayer } from './teams-of-player.ts';

type Kind = 'team' | 'league' | 'player';

/** All rows of what is asked for. */
const rowsOf: Record<Kind, SQL> = {
  team: sql`select catalogue.teams_of(asked.id)`,
  league: sql`select catalogue.leagues_of(asked.id)`,
  player: teamsOfPlayer(sql`asked.id`),
};
/** Whose a match `m` is. */
const ofTeams = sql`(m.home_id = any(own.ids) or m.away_id = any(own.ids)
  or m.id = any(array(select match_id from lobby where team_ids && own.ids)))`;
const ofLeagues = sql`m.league_id = any(own.ids)`;

/** The match of each that is live, or else the first to come. */
export async function findNextMatches(
  db: Database,
  { kind, ids, now }: { kind: Kind; ids: readonly number[]; now: Date },
): Promise<CallResult<typeof getNextMatches>> {
  const found = await preparedRows(
    db,
    `next matches of a ${kind}`,
    { id: int, matchId: int },
    sql`select asked.id, next.id as "matchId"
      from unnest(${sql.param([...new Set(ids)])}::int[]) asked(id)
      cross join lateral (select array(${rowsOf[kind]}) as ids offset 0) own
      cross join lateral (
        select m.id from match m
        where m.same_as is null and ${kind === 'league' ? ofLeagues : ofTeams}
          and m.starts_at > ${instant(now)} - interval '7 days' and (m.status in ${oneOf(inPlay)}
            or m.status = 'notStarted' and m.starts_at > ${instant(now)} - make_interval(hours => ${lateBy}))
        order by m.status = 'notStarted', m.starts_at, m.id limit 1) next`,
  );
  const board = await boardOf(db, [...new Set(found.map(({ matchId }) => matchId))]);
  return { ...board, next: Object.fromEntries(found.map(({ id, matchId }) => [id, matchId])) };
}
