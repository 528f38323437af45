import { games } from '@xiongmao/api/catalogue/games';
import { type SQL, sql } from 'drizzle-orm';

/** The games in which a side is a player. */
export const playedAlone: SQL = sql`${sql.param(
  games.filter(({ alone }) => alone).map(({ gameId }) => gameId),
)}::int[]`;

/** The teams of a player: the sides that he is where he plays alone, else that of his last line-up. */
export const teamsOfPlayer = (id: SQL): SQL => sql`
  select side.id from catalogue.player p cross join lateral catalogue.sides_of(p.id) side(id)
    where p.id = ${id} and p.game_id = any(${playedAlone})
  union all
  select catalogue.teams_of(last.team_id) from (
    select case l.side when 'home' then m.home_id else m.away_id end as team_id
    from catalogue.players_of(${id}) own(id) join catalogue.player p on p.id = own.id
    join lineup l on jsonb_path_query_array(l.players, '$[*].playerId') ? p.source_id
    join match m on m.id = l.match_id and m.source = p.source and m.game_id = p.game_id
    where not p.game_id = any(${playedAlone})
    order by m.starts_at desc nulls last, m.id desc limit 1) last`;
