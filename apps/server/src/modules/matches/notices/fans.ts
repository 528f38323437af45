import { type SQL, sql } from 'drizzle-orm';
import { instant } from '#platform/db/database.ts';
import { playedAlone } from '../board/teams-of-player.ts';

/** What is told of a match that began long ago is no news for followers: it came with a file. */
const isNews = (id: SQL, now: Date): SQL => sql`exists (
  select from match where id = ${id} and starts_at > ${instant(now)} - interval '36 hours')`;

const rowsOfMatch = (id: SQL): SQL => sql`select matches.rows_of(${id})`;

/** The teams, leagues and players whose match it is, each by all of its rows, as `kind` and `id`. */
const playing = (id: SQL): SQL => sql`
  select 'team' as kind, catalogue.teams_of(side) as id from match r
    cross join lateral (values (r.home_id), (r.away_id)) s(side)
    where r.id in (${rowsOfMatch(id)})
  union
  select 'player', catalogue.players_of(catalogue.who_is(side)) from match r
    cross join lateral (values (r.home_id), (r.away_id)) s(side)
    where r.id in (${rowsOfMatch(id)}) and r.game_id = any(${playedAlone})
  union
  select 'league', catalogue.leagues_of(r.league_id) from match r
    where r.id in (${rowsOfMatch(id)})
  union
  select 'team', catalogue.teams_of(team_id) from lobby cross join lateral unnest(team_ids) team_id
    where lobby.match_id in (${rowsOfMatch(id)})`;

/** The player whom an entry of the timeline names, by all rows. */
const scorer = (id: SQL, key: SQL): SQL => sql`
  select 'player' as kind, catalogue.players_of(p.id) as id from incident i join match r on r.id = i.match_id
    join catalogue.player p on p.source = r.source and p.source_id = i.player_id
    where i.match_id = ${id} and i.key = ${key}`;

/** Whether a line-up is more than an expectation. */
export const isAnnounced = (id: SQL): SQL =>
  sql`exists (select from lineup l where l.match_id = ${id} and l.probable is not true)`;

/** The players of the line-ups that are announced, by all rows, with their names. */
const listed = (id: SQL): SQL => sql`
  select 'player' as kind, catalogue.players_of(p.id) as id, p.name from lineup l join match r on r.id = l.match_id
    cross join lateral jsonb_array_elements(l.players) told
    join catalogue.player p on p.source = r.source and p.source_id = told ->> 'playerId'
    where l.match_id = ${id} and l.probable is not true`;

const isFollowed = (of: SQL): SQL => sql`exists (select from (${of}) told
  join users.follow f on f.kind = told.kind and f.target_id = told.id)`;

/** Whether anybody might be told whatever happens in a match; and whether its players' followers might, of what they do. */
export const fansOfMatch = (id: SQL, now: Date): Record<'certain' | 'isNews', SQL> => ({
  certain: sql`(exists (select from match_favourite where match_id in (${rowsOfMatch(id)}))
    or ${isNews(id, now)} and ${isFollowed(playing(id))})`,
  isNews: isNews(id, now),
});

/** Whether a player is followed whom what happened in a match is about: `what`, by its `key`. */
export const hasFollowedPlayer = ({
  id,
  what,
  key,
}: Record<'id' | 'what' | 'key', SQL>): SQL => sql`(
  ${what} in ('goal', 'withdrawn') and ${isFollowed(scorer(id, key))}
  or ${what} = 'lineup' and ${isFollowed(listed(id))})`;

interface Asked {
  matchId: number;
  /**
   * It concerns who follows its scorer, too, and nobody who follows since it was first heard of (`at`): it may be told
   * again, with its scorer corrected.
   */
  goal?: { key: string; at: string | null };
  now: Date;
}

/** Those whose favourite it is, and who follow what plays. */
export function fansOf({ matchId, goal, now }: Asked): SQL {
  const id = sql`${matchId}::int`;
  const concerned = goal ? sql`${playing(id)} union ${scorer(id, sql`${goal.key}`)}` : playing(id);
  const before = goal?.at ? sql`f.at <= ${goal.at}::timestamptz` : sql`true`;
  return sql`
    select f.account_id as id, 'match' as subject, f.occasions, null::jsonb as own
      from match_favourite f where f.match_id in (${rowsOfMatch(id)}) and ${before}
    union all
    select f.account_id, f.kind, f.occasions, null from (${concerned}) told
      join users.follow f on f.kind = told.kind and f.target_id = told.id
      where ${isNews(id, now)} and ${before}`;
}

/** Who follows players of the line-ups, each with the name of one. */
export const fansOfListed = (matchId: number): SQL => sql`
  select f.account_id as id, 'player' as subject, f.occasions, jsonb_build_object('player', told.name) as own
    from (${listed(sql`${matchId}::int`)}) told
    join users.follow f on f.kind = 'player' and f.target_id = told.id`;
