import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../checks.ts';
import type { Database } from '../server-code.ts';

const scale = Number(process.env.BENCH_SCALE ?? 1);

/** Each league has so many seasons, in which each team meets each other twice; some matches are not over yet. */
export const size = {
  leagues: Math.ceil(8 * scale),
  seasons: 20,
  teams: 20,
  listed: 14,
  live: Math.ceil(500 * scale),
} as const;

/** What of each league is looked at. */
export interface Looked {
  leagueId: number;
  teamId: number;
  playerId: number;
}

/**
 * Writes leagues with all that their matches tell; of the last season's who played and what they did, too. Answers
 * the source's ids of those that are played.
 */
export async function writeLeagues(db: Database): Promise<{ looked: Looked[]; live: string[] }> {
  const { leagues, seasons, teams, listed, live } = size;
  const client = await db.$client.connect();
  try {
    await client.query('set synchronous_commit = off');
    for (const statement of [
      `insert into league (game_id, source, source_id, name, country)
        select 202, 'bench', 'l' || l, 'League ' || l, 'GB' from generate_series(1, ${leagues}) l`,
      `insert into season (league_id, name, league_name)
        select id, ((extract(year from now())::int - y))::text, name
        from league, generate_series(1, ${seasons}) y order by y desc, id`,
      `insert into team (game_id, source, source_id, name, abbr, country)
        select 202, 'bench', 't' || l.id || '-' || t, 'Team ' || t || ' of ' || l.name, 'T' || t, 'GB'
        from league l, generate_series(1, ${teams}) t order by l.id, t`,
      `insert into player (game_id, source, source_id, name, position)
        select 202, 'bench', 'p' || l.id || '-' || t || '-' || n, 'Player ' || n || ' of ' || t, 'midfielder'
        from league l, generate_series(1, ${teams}) t, generate_series(1, ${listed}) n order by l.id, t, n`,
      `insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
          time_known, date, round, fixture_version, status, score_home, score_away, periods, winner,
          state_version, heard_at, has_lineups, has_player_statistics)
        select 'bench', s.id || '-' || h || '-' || a, 202, l.id, s.id, home.id, away.id, at, true, at::date,
          'Matchday ' || 1 + (h * 7 + a * 11) % ${2 * (teams - 1)}, 1, 'ended', home_goals, away_goals,
          jsonb_build_array(jsonb_build_object('key', 'h1', 'home', home_goals / 2, 'away', away_goals / 2),
            jsonb_build_object('key', 'h2', 'home', home_goals - home_goals / 2, 'away', away_goals - away_goals / 2)),
          case when home_goals > away_goals then 'home' when home_goals < away_goals then 'away' else 'draw' end,
          1, now(), is_last, is_last
        from league l join season s on s.league_id = l.id
        cross join generate_series(1, ${teams}) h cross join generate_series(1, ${teams}) a
        cross join lateral (select make_timestamptz(s.name::int, 1 + (h * 7 + a * 11) % 12, 1 + (h + a * 3) % 28,
            15, 0, 0, 'UTC') as at, (s.id * 31 + h * 17 + a * 13) % 5 as home_goals,
          (s.id * 7 + h * 3 + a * 23) % 4 as away_goals,
          s.name::int = extract(year from now())::int - 1 as is_last) told
        join team home on home.source_id = 't' || l.id || '-' || h
        join team away on away.source_id = 't' || l.id || '-' || a
        where h <> a order by told.at, l.id, h, a`,
      `insert into lineup (match_id, side, formation, players, version)
        select m.id, side, '4-3-3', (
          select jsonb_agg(jsonb_build_object('playerId', 'p' || substr(t.source_id, 2) || '-' || n,
            'name', 'Player ' || n, 'number', n, 'position', 'midfielder', 'starter', n < 12, 'cameOn', null,
            'wentOff', null, 'statistics', jsonb_build_object('passes', 20 + (m.id + n) % 30, 'goals', (m.id + n) % 9 / 8,
              'assists', (m.id + n) % 11 / 10, 'shots', (m.id + n) % 4, 'duels', n, 'fouls', (m.id + n) % 3)))
          from generate_series(1, ${listed}) n), 1
        from match m cross join (values ('home'), ('away')) sides (side)
        join team t on t.id = case side when 'home' then m.home_id else m.away_id end
        where m.has_lineups`,
      `update match set status = 'live', phase = 'h2', winner = null
        where id in (select id from match where has_lineups order by starts_at desc, id limit ${live})`,
    ]) {
      await client.query(statement);
    }
  } finally {
    await client.query('reset synchronous_commit');
    client.release();
  }
  await db.$client.query('vacuum analyze');
  const { rows } = await db.$client.query<Looked>(`
    select l.id as "leagueId", t.id as "teamId", p.id as "playerId" from league l
    join team t on t.source_id = 't' || l.id || '-1' join player p on p.source_id = 'p' || l.id || '-1-1'
    order by l.id`);
  const played = await db.$client.query<{ id: string }>(
    `select source_id as id from match where status = 'live' order by id`,
  );
  return { looked: rows, live: played.rows.map(({ id }) => id) };
}

/** Waits until the server has made what it keeps of all of them. */
export async function untilKept({ $client }: Database): Promise<void> {
  for (;;) {
    const { rows } = await $client.query<{ matches: number; seasons: number }>(`
      select (select count(*) from match where status = 'ended') - (select count(*) from match_lined) as matches,
        (select count(*) from season) - (select count(*) from library_season) as seasons`);
    const { matches, seasons } = rows[0]!;
    if (Number(matches) + Number(seasons) === 0) return;
    say(`${matches} matches and ${seasons} seasons are still to be taken up`);
    await sleep(1_000);
  }
}
