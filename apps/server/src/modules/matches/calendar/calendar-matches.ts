import { leagueShape, teamShape } from '@xiongmao/api/catalogue/shapes';
import { matchStatus } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { leagueColumn, teamColumn } from '#modules/catalogue/index.ts';
import { bool, day, int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { teamsOfPlayer } from '../board/teams-of-player.ts';

/** Days to come and past, and how many matches at most: the nearest. */
export const bounds = { ahead: 60, back: 14, matches: 1_000 };
/** Of players in teams each has to be looked up: those followed last. */
const mostPlayers = 200;

const row = {
  id: int,
  /** The same whichever source's row is shown of it. */
  uid: int,
  /** How often it was moved, called off or on again. */
  sequence: int,
  gameId: int,
  home: orNull(teamShape),
  away: orNull(teamShape),
  league: leagueShape,
  round: orNull(text),
  venue: orNull(text),
  startsAt: time,
  timeKnown: bool,
  date: day,
  status: matchStatus,
};
export type CalendarMatch = RowOf<typeof row>;

/** The matches of what a person follows and has starred, in the order they start. */
export async function findCalendarMatches(
  db: Database,
  accountId: number,
  now: Date,
): Promise<CalendarMatch[]> {
  const { ahead, back, matches } = bounds;
  const mine = sql`users.follow f where f.account_id = ${accountId}`;
  return preparedRows(
    db,
    'matches of a calendar',
    row,
    sql`with team_ids as materialized (
        select catalogue.teams_of(f.target_id) as id from ${mine} and f.kind = 'team'
        union
        select team.id from (select f.target_id as id from ${mine} and f.kind = 'player'
            order by f.at desc, f.target_id limit ${mostPlayers}) followed
          cross join lateral (${teamsOfPlayer(sql`followed.id`)}) team(id)
      ), league_ids as materialized (
        select catalogue.leagues_of(f.target_id) as id from ${mine} and f.kind = 'league'
      ), listed as (
        select distinct coalesce(m.same_as, m.id) as id from match m
        where m.starts_at between ${instant(now)} - make_interval(days => ${back})
            and ${instant(now)} + make_interval(days => ${ahead})
          and (m.home_id = any(array(select id from team_ids)) or m.away_id = any(array(select id from team_ids))
            or m.league_id = any(array(select id from league_ids))
            or m.id = any(array(select match_id from match_favourite where account_id = ${accountId}))
            or m.id = any(array(select match_id from lobby where team_ids && array(select id from team_ids))))
      ), nearest as (
        select m.* from listed join match m on m.id = listed.id
        where m.starts_at is not null and m.date is not null
        order by abs(extract(epoch from m.starts_at - ${instant(now)})), m.id limit ${matches}
      )
      select m.id, all_rows.uid, all_rows.sequence, m.game_id as "gameId", case when home.id is not null then ${teamColumn(sql`home`)} end as home,
        case when away.id is not null then ${teamColumn(sql`away`)} end as away,
        ${leagueColumn(sql`league`)} as league, coalesce(m.round, m.stage) as round, m.venue, m.starts_at as "startsAt",
        m.time_known as "timeKnown", m.date, m.status
      from nearest m join catalogue.league on league.id = m.league_id
        left join catalogue.team home on home.id = m.home_id left join catalogue.team away on away.id = m.away_id
        cross join lateral (
          select min(r.id) as uid, (sum(r.replanned) + count(*) - 1)::int as sequence
          from match r where r.id in (select matches.rows_of(m.id))) all_rows
      order by m.starts_at, m.id`,
  );
}
