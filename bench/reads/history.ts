import { registerPeople } from '../data/people.ts';
import type { Database } from '../server-code.ts';

/** How much there is; `BENCH_SCALE` (0 to 1) makes less of it for a quick look. */
export interface Scale {
  matches: number;
  plans: number;
  people: number;
  experts: number;
  purchases: number;
  follows: number;
  leagues: number;
  /** Of the newest matches this many have a timeline, line-ups and statistics. */
  told: number;
  /** Of the newest ended matches this many have positions. */
  tracked: number;
}

export function scaleOf(share: number): Scale {
  const some = (count: number) => Math.max(20, Math.round(count * share));
  return {
    matches: some(1_000_000),
    plans: some(100_000),
    people: some(100_000),
    experts: some(1_000),
    purchases: some(300_000),
    follows: some(300_000),
    leagues: some(500),
    told: some(20_000),
    tracked: some(200),
  };
}

/** Days that the matches cover, and those of them that are still to come. */
const days = 3_650;
const coming = 30;

/**
 * Ten years of matches and what belongs to them, set by set: every run has the same. Foreign keys and
 * triggers rest meanwhile, which halves the time.
 */
export async function writeHistory(db: Database, scale: Scale): Promise<void> {
  await registerPeople(db, scale.people);
  const client = await db.$client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`set synchronous_commit = off`);
    for (const statement of [...matches(scale), ...market(scale)]) await client.query(statement);
  } finally {
    await client.query('reset session_replication_role');
    await client.query('reset synchronous_commit');
    client.release();
  }
  await db.$client.query('vacuum analyze');
}

/** A number from 0 to 1 that depends on the given one alone. */
const chance = (of: string, salt: number) =>
  `((${of})::bigint * 2654435761 % 4294967291 * ${salt} % 1000003 / 1000003.0)`;

function matches({ matches, leagues, told, tracked }: Scale): string[] {
  const teams = 20;
  // Half of all is football, the rest is spread over the other games.
  const game = `case when n % 2 = 0 then 202
    else (array[201, 205, 203, 1, 2, 4, 3, 14, 210, 209, 206, 208, 207, 7, 204])[1 + n / 2 % 15] end`;
  return [
    `insert into league (game_id, source, source_id, name, country)
      select ${game}, 'bench', 'l' || n, 'League ' || n, 'GB' from generate_series(1, ${leagues}) n`,
    `insert into season (league_id, name, league_name)
      select l.id, (extract(year from now())::int + y)::text, l.name
      from generate_series(-${days / 365}, 1) y, league l order by y, l.id`,
    `insert into team (game_id, source, source_id, name, abbr, country, club)
      select l.game_id, 'bench', 't' || l.id || '-' || n, 'Team ' || n || ' of ' || l.name, 'T' || n,
        'GB', case when n <= 2 then 'club' || l.id end
      from league l, generate_series(1, ${teams}) n order by l.id, n`,
    `insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
        time_known, date, moved_from, round, venue, fixture_version, status, score_home, score_away,
        periods, winner, state_version, heard_at, has_incidents, has_statistics, has_lineups, has_actions,
        phase, clock)
      select 'bench', 'm' || n, l.game_id, l.id, s.id,
        (l.id - 1) * ${teams} + 1 + home, (l.id - 1) * ${teams} + 1 + (home + 1 + away) % ${teams},
        case when known then at else date_trunc('day', at) + interval '12 hours' end, known, at::date,
        case when n % 200 = 7 then array[at - interval '40 days'] when n % 5000 = 11
          then array[at - interval '40 days', at - interval '20 days'] else '{}' end,
        'Round ' || 1 + n / ${leagues * 10} % 38, 'Stadium ' || home, 1,
        case when ended then 'ended' when begun then 'live' else 'notStarted' end,
        case when begun then n % 4 end, case when begun then n % 3 end,
        case when begun then jsonb_build_array(
          jsonb_build_object('key', 'h1', 'home', n % 2, 'away', 0),
          jsonb_build_object('key', 'h2', 'home', n % 4 - n % 2, 'away', n % 3)) else '[]' end,
        case when ended then case when n % 4 > n % 3 then 'home' when n % 4 < n % 3 then 'away'
          else 'draw' end end,
        1, now(), rich, rich, rich, tracked,
        case when begun and not ended then 'h2' end,
        case when begun and not ended then jsonb_build_object('at', now(), 'seconds', 3300,
          'running', true, 'speed', 1) end
      from (
        select n, now() + (n / ${matches}.0 * ${days} - ${days - coming}) * interval '1 day' as at,
          1 + (n::bigint * 7919 % ${leagues})::int as league_id,
          floor(${chance('n', 31)} * ${teams})::int as home,
          floor(${chance('n', 57)} * ${teams - 1})::int as away, n % 50 <> 3 as known,
          ${matches} * ${(days - coming) / days} - n as age
        from generate_series(1, ${matches}) n
      ) given
      cross join lateral (select at < now() as begun, at < now() - interval '3 hours' as ended,
        age between 0 and ${told} as rich, age between ${told} and ${told + tracked} as tracked) as told
      join league l on l.id = given.league_id
      join season s on s.league_id = l.id and s.name = extract(year from at)::int::text
      order by n`,
    `insert into incident (match_id, key, place, period, minute, kind, side, player, score_home,
        score_away, text, version)
      select m.id, 'i' || n, n, case when n <= 10 then 'h1' else 'h2' end, n * 4,
        case when n % 5 = 0 then 'goal' else 'yellowCard' end,
        case when n % 2 = 0 then 'home' else 'away' end, 'A. Player ' || n,
        case when n % 5 = 0 then n / 5 end, case when n % 5 = 0 then 0 end, null, 1
      from match m, generate_series(1, 20) n where m.has_incidents`,
    `insert into lineup (match_id, side, formation, coach, players, version)
      select m.id, side, '4-3-3', 'A. Coach', (
        select jsonb_agg(jsonb_build_object('playerId', 'p' || n, 'name', 'A. Player ' || n, 'number', n,
          'position', 'midfielder', 'starter', n < 12, 'cameOn', null, 'wentOff', null, 'statistics',
          jsonb_build_object('passes', n, 'goals', 0))) from generate_series(1, 18) n), 1
      from match m, unnest(array['home', 'away']) side where m.has_lineups`,
    `insert into match_statistics (match_id, statistics, version)
      select m.id, (select jsonb_agg(jsonb_build_object('period', 'all', 'key', 'statistic' || n, 'home',
        n, 'away', 20 - n)) from generate_series(1, 20) n), 1
      from match m where m.has_statistics`,
    `insert into action (match_id, place, period, second, kind, side, player, x, y, to_x, to_y, success)
      select m.id, n, case when n < 700 then 'h1' else 'h2' end, n % 700 * 4,
        case when n % 40 = 0 then 'shot' else 'pass' end,
        case when n % 2 = 0 then 'home' else 'away' end, 'A. Player ' || n % 22, n * 37 % 101,
        n * 53 % 101, n * 41 % 101, n * 59 % 101, n % 3 > 0
      from match m, generate_series(0, 1428) n where m.has_actions`,
  ];
}

/** Experts, of whom a few write most; their plans, followers and buyers likewise. */
function market({ plans, people, experts, purchases, follows, matches }: Scale): string[] {
  // Uids don't begin at 1.
  const first = '(select min(id) from account)';
  const expert = `${first} + (${people} / ${experts}) * floor(power(${chance('n', 17)}, 2) * ${experts})::int`;
  return [
    `insert into expert (account_id, state, introduction, game_ids, applied_at, reviewed_at, approved_at)
      select ${first} + (${people} / ${experts}) * n, case when n % 50 = 49 then 'suspended' else 'approved' end,
        'Twenty years of watching, and a word on it now and then. ' || n, array[202, 201], now(), now(), now()
      from generate_series(0, ${experts - 1}) n`,
    `insert into plan (expert_id, match_id, game_id, planned_start, title, content, label, play_type, level,
        pick, line, odds, price, refund, viewing, state, created_at, released_at, position, salt, previous,
        seal, result, rule, score_home, score_away, revision, settled_at)
      select expert, m.id, m.game_id, m.starts_at, 'The home side wins ' || n,
        repeat('They have won the last five, and nobody is injured. ', 8), 'banker',
        (array['winner', 'handicap', 'total', 'winner'])[1 + n % 4], 'full', 'home', null,
        1.5 + n % 20 / 10.0, case when n % 4 = 0 then 0 else 8 + n % 50 end, n % 3 = 0, 'login',
        'published', m.starts_at - interval '1 day', m.starts_at - interval '1 day',
        row_number() over (partition by expert order by n), md5('salt' || n), md5('before' || n),
        md5('seal' || n),
        case when ended then (array['hit', 'miss', 'hit', 'void', 'miss', 'halfWon'])[1 + n % 6] end,
        case when ended then 'score' end, case when ended then 1 end, case when ended then 0 end,
        case when ended then 1 else 0 end, case when ended then m.starts_at + interval '2 hours' end
      from (
        select n, ${expert} as expert, case
          -- The last two in a hundred are on matches of the next three days.
          when n > ${plans} * 0.98 then ${Math.floor((matches * (days - coming)) / days)} + 20
            + floor(${chance('n', 13)} * ${Math.floor((matches / days) * 3)})::int
          else 1 + floor(n::float / (${plans} * 0.98) * ${Math.floor((matches * (days - coming)) / days) - 20})::int
          end as match_id
        from generate_series(1, ${plans}) n
      ) given
      join match m on m.id = given.match_id
      cross join lateral (select m.status = 'ended' as ended) as played
      order by n`,
    `insert into expert_record (expert_id, game_id, counted, won, accuracy, bound, yield, streak,
        best_streak, recent)
      select expert_id, game_id, counted, won, won::float / counted, won::float / counted * 0.9, 0.05,
        won % 7, 7, '["hit", "miss", "hit"]'
      from (
        select expert_id, coalesce(game_id, -1) as game_id,
          count(*) filter (where result <> 'void') as counted,
          count(*) filter (where result in ('hit', 'halfWon')) as won
        from plan where result is not null group by grouping sets ((expert_id), (expert_id, game_id))
      ) counts where counted > 0`,
    `insert into settlement (plan_id, revision, cause, result, rule, captured, released, expert_share,
        house_share, unclaimed, at)
      select id, 1, 'result', result, 'score', 10, 0, 7, 3, 0, settled_at from plan
      where result is not null`,
    `insert into purchase (plan_id, buyer_id, price, key, hold_id, at)
      select 1 + ${plans} - ceil(power(${chance('n', 19)}, 2) * ${plans})::int, ${first} + n % ${people}, 10,
        'k' || n, n, now()
      from generate_series(1, ${purchases}) n on conflict do nothing`,
    `insert into follow (account_id, kind, target_id, at)
      select ${first} + n % ${people}, 'user', ${expert}, now() - n * interval '1 minute'
      from generate_series(1, ${follows}) n on conflict do nothing`,
  ];
}
