import { past, played } from '@xiongmao/api/matches/statuses';
/** A statement by hand: its text and parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** What there is to ask about. */
export interface World {
  matches: number;
  /** Matches with a timeline, line-ups and statistics, and those with positions: first and last id. */
  told: [number, number];
  tracked: [number, number];
  teams: number;
  leagues: number;
  plans: number;
  firstPerson: number;
  people: number;
  /** Uids of experts, those with most plans first. */
  experts: number[];
}

/** A random whole number below `count`. */
export type Draw = (count: number) => number;

/** One public read: as a hostile caller asks it, and the best statements that give the same rows. */
export interface Question {
  name: string;
  draw(world: World, draw: Draw): { request: Request; statements: Statement[] };
}

const games = [202, 201, 205, 203, 1, 2, 4, 3, 14, 210, 209, 206, 208, 207, 7, 204];
const day = 86_400_000;

const get = (path: string, query: Record<string, string | number>): Request => ({
  method: 'GET',
  path: `/java${path}?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
});
const post = (path: string, body: unknown): Request => ({
  method: 'POST',
  path: `/java${path}`,
  body,
});

const matchColumns = `m.id, m.game_id, m.league_id, m.season_id, m.home_id, m.away_id, m.starts_at,
  m.time_known, m.date, m.moved_from, m.round, m.stage, m.group_name, m.best_of, m.demo, m.source,
  m.status, m.phase, m.clock, m.score_home, m.score_away, m.periods, m.columns, m.winner, m.note,
  m.amended, m.heard_at, m.stale`;

/** Matches of a condition with the names that they need. */
function matchesWhere(
  where: string,
  values: unknown[],
  rest = 'order by m.starts_at, m.id',
): Statement[] {
  const found = `select m.id, m.league_id, m.home_id, m.away_id from match m where ${where} ${rest}`;
  return [
    { text: `select ${matchColumns} from match m where ${where} ${rest}`, values },
    {
      text: `select id, game_id, name, country from league where id in (select league_id from (${found}) f)`,
      values,
    },
    {
      text: `with f as materialized (${found}) select id, name, abbr, country from team
        where id in (select home_id from f union select away_id from f)`,
      values,
    },
  ];
}

const pick = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!;
/** Some of the games, in any order. */
const someGames = (draw: Draw) => games.filter(() => draw(2) === 0).toSorted(() => draw(3) - 1);
const between = (draw: Draw, [first, last]: [number, number]) => first + draw(last - first + 1);

/** A day of the last nine years. */
const dayBack = (draw: Draw) =>
  new Date(Date.now() - (30 + draw(3_250)) * day).toISOString().slice(0, 10);
const days = (from: string, count: number) => [
  `${from}T00:00:00Z`,
  new Date(Date.parse(`${from}T00:00:00Z`) + count * day).toISOString(),
];
const inDays = 'm.starts_at >= $1 and m.starts_at < $2';
const statusIn = (statuses: readonly string[]) =>
  `m.status in (${statuses.map((status) => `'${status}'`).join(', ')})`;

const card = `p.id, p.expert_id, a.username, f.avatar, r.counted, r.won, r.accuracy, r.bound, r.yield, r.streak,
  r.best_streak, r.recent, m.id as match_id, m.game_id, l.id as league_id, l.name as league, h.id as home_id,
  h.name as home, w.id as away_id, w.name as away, m.starts_at, m.status, m.score_home, m.score_away, p.title,
  p.label, p.play_type, p.level, p.price, p.refund, p.viewing, p.state, p.released_at, p.result, p.settled_at,
  p.position, p.seal, (select count(*) from purchase b where b.plan_id = p.id) as sales`;
const cardTables = `join account a on a.id = p.expert_id left join profile f on f.account_id = p.expert_id
  left join expert_record r on r.expert_id = p.expert_id and r.game_id = -1 join match m on m.id = p.match_id
  join league l on l.id = m.league_id join team h on h.id = m.home_id join team w on w.id = m.away_id`;
/** A page of plans by their ids, which are found first. */
const cards = (ids: string, values: unknown[]): Statement => ({
  text: `select ${card} from plan p ${cardTables} where p.id = any(array(${ids}))`,
  values,
});
const onSale = `plan p join expert e on e.account_id = p.expert_id join match m on m.id = p.match_id
  where p.state = 'published' and p.result is null and e.state = 'approved' and m.status = 'notStarted'
  and m.starts_at > now()`;

const expertCard = `a.id, a.username, f.avatar, e.introduction, e.game_ids, r.counted, r.won, r.accuracy, r.bound,
  r.yield, r.streak, r.best_streak, r.recent,
  (select count(*) from follow where kind = 'user' and target_id = a.id) as fans,
  (select count(*) from plan p join match m on m.id = p.match_id where p.expert_id = a.id
    and p.state = 'published' and p.result is null and m.status = 'notStarted' and m.starts_at > now()) as on_sale`;
const expertTables = `expert e join account a on a.id = e.account_id left join profile f on f.account_id = a.id
  left join expert_record r on r.expert_id = a.id and r.game_id = `;

export const questions: Question[] = [
  {
    name: 'gameLivingFuture, any day and games',
    draw(_world, draw) {
      const from = dayBack(draw);
      const gameIds = someGames(draw);
      return {
        request: get('/match/gameLivingFuture', {
          day: from,
          zone: 'UTC',
          gameIds: gameIds.join(),
        }),
        statements: matchesWhere(`${inDays} and m.game_id = any($3)`, [...days(from, 1), gameIds]),
      };
    },
  },
  {
    name: 'getSevenDayResults, any day and games',
    draw(_world, draw) {
      const from = dayBack(draw);
      const gameIds = someGames(draw);
      const last = new Date(Date.parse(from) + 6 * day).toISOString().slice(0, 10);
      return {
        request: post('/match/getSevenDayResults', { day: last, zone: 'UTC', gameIds }),
        statements: matchesWhere(`${inDays} and m.game_id = any($3)`, [...days(from, 7), gameIds]),
      };
    },
  },
  {
    name: 'getPCLiveGameMatch, any games',
    draw(_world, draw) {
      const gameIds = someGames(draw);
      return {
        request: get('/v2/match/getPCLiveGameMatch', { gameIds: gameIds.join() }),
        statements: matchesWhere(`m.status in ('live', 'interrupted') and m.game_id = any($1)`, [
          gameIds,
        ]),
      };
    },
  },
  {
    name: 'getPCPastGameMatch, any page of any game',
    draw(_world, draw) {
      const gameId = pick(draw, games);
      const pageIndex = 1 + draw(20);
      return {
        request: post('/v2/match/getPCPastGameMatch', { gameId, pageIndex }),
        statements: matchesWhere(
          `m.game_id = $1 and ${statusIn(past)}`,
          [gameId, (pageIndex - 1) * 50],
          'order by m.starts_at desc, m.id desc limit 50 offset $2',
        ),
      };
    },
  },
  {
    name: 'getPCGameMatchByCondition, of any league',
    draw({ leagues }, draw) {
      const leagueId = 1 + draw(leagues);
      const pageIndex = 1 + draw(20);
      return {
        request: post('/v2/match/getPCGameMatchByCondition', { leagueId, pageIndex }),
        statements: matchesWhere(
          'm.league_id = $1',
          [leagueId, (pageIndex - 1) * 50],
          'order by m.starts_at, m.id limit 50 offset $2',
        ),
      };
    },
  },
  {
    name: 'getPCGameMatchByCondition, of any team',
    draw({ teams }, draw) {
      const teamId = 1 + draw(teams);
      return {
        request: post('/v2/match/getPCGameMatchByCondition', { teamId, status: 'past' }),
        statements: matchesWhere(
          `(m.home_id = $1 or m.away_id = $1) and ${statusIn(past)}`,
          [teamId],
          'order by m.starts_at desc, m.id desc limit 50',
        ),
      };
    },
  },
  {
    name: 'getPCGameMatchByCondition, by 200 ids',
    draw({ matches }, draw) {
      const matchIds = Array.from({ length: 200 }, () => 1 + draw(2 * matches));
      return {
        request: post('/v2/match/getPCGameMatchByCondition', { matchIds, pageSize: 100 }),
        statements: matchesWhere(
          'm.id = any($1)',
          [matchIds],
          'order by m.starts_at, m.id limit 100',
        ),
      };
    },
  },
  {
    name: 'getSeriesCount, any 62 days',
    draw(_world, draw) {
      const from = dayBack(draw);
      const to = new Date(Date.parse(from) + 61 * day).toISOString().slice(0, 10);
      return {
        request: get('/match/getSeriesCount', { from, to, zone: 'UTC' }),
        statements: [
          {
            text: `select (starts_at at time zone 'UTC')::date as day, game_id, count(*) from match m
              where ${inDays} group by 1, 2`,
            values: days(from, 62),
          },
        ],
      };
    },
  },
  {
    name: 'sprots_league/match_leagues, any 62 days',
    draw(_world, draw) {
      const from = dayBack(draw);
      const to = new Date(Date.parse(from) + 61 * day).toISOString().slice(0, 10);
      return {
        request: get('/sprots_league/match_leagues', { from, to, zone: 'UTC' }),
        statements: [
          {
            text: `select l.id, l.game_id, l.name, l.country, matches from (
                select league_id, count(*) as matches from match m where ${inDays} group by 1) c
              join league l on l.id = league_id where l.game_id >= 200 order by matches desc`,
            values: days(from, 62),
          },
        ],
      };
    },
  },
  {
    name: 'a match with all that is told of it',
    draw({ told }, draw) {
      return matchInFull(between(draw, told));
    },
  },
  {
    name: 'a match of any id',
    draw({ matches }, draw) {
      return matchInFull(1 + draw(2 * matches));
    },
  },
  {
    name: 'headToHead, of any match',
    draw({ matches }, draw) {
      const id = 1 + draw(matches);
      const before = `${statusIn(played)} and m.starts_at < t.starts_at`;
      const of = (side: string) =>
        `select ${matchColumns} from match t cross join lateral (
          (select * from match m where m.home_id = t.${side} and ${before} order by starts_at desc limit 10)
          union all
          (select * from match m where m.away_id = t.${side} and ${before} order by starts_at desc limit 10)
        ) m where t.id = $1 order by m.starts_at desc limit 10`;
      return {
        request: get('/match/headToHead', { matchId: id }),
        statements: [
          { text: of('home_id'), values: [id] },
          { text: of('away_id'), values: [id] },
          {
            text: `select ${matchColumns} from match t join match m on ((m.home_id = t.home_id
                and m.away_id = t.away_id) or (m.home_id = t.away_id and m.away_id = t.home_id))
                and ${before} where t.id = $1 order by m.starts_at desc limit 10`,
            values: [id],
          },
        ],
      };
    },
  },
  {
    name: 'standings, of any match',
    draw({ matches }, draw) {
      const id = 1 + draw(matches);
      return {
        request: get('/match/standings', { matchId: id }),
        statements: [
          {
            text: `with played as materialized (
                select m.home_id, m.away_id, m.score_home, m.score_away, m.starts_at from match t
                join match m on m.season_id = t.season_id where t.id = $1),
              sides as (
                select home_id as id, score_home as won, score_away as lost from played
                union all select away_id, score_away, score_home from played)
              select t.id, t.name, t.abbr, t.country, count(won) as played,
                count(*) filter (where won > lost) as won, count(*) filter (where won = lost) as drawn,
                sum(won) as scored, sum(lost) as conceded
              from sides s join team t on t.id = s.id group by t.id order by won desc`,
            values: [id],
          },
        ],
      };
    },
  },
  {
    name: 'trends, of any match with positions',
    draw({ tracked }, draw) {
      const id = between(draw, tracked);
      return {
        request: get('/match/trends', { matchId: id }),
        statements: [
          {
            text: 'select period, second, kind, side, x, success from action where match_id = $1 order by place',
            values: [id],
          },
        ],
      };
    },
  },
  {
    name: 'actions, after any place',
    draw({ tracked }, draw) {
      const id = between(draw, tracked);
      const after = draw(1_000);
      return {
        request: get('/match/actions', { matchId: id, after }),
        statements: [
          {
            text: `select place, period, second, kind, side, player, x, y, to_x, to_y, success from action
              where match_id = $1 and place > $2 order by place`,
            values: [id, after],
          },
        ],
      };
    },
  },
  {
    name: 'getPlansPC on sale, any filter and order',
    draw(_world, draw) {
      const gameId = pick(draw, games);
      const playType = pick(draw, ['winner', 'handicap', 'total']);
      const free = draw(2);
      const order = pick(draw, ['newest', 'start', 'sales', 'bound']);
      const where = `${onSale} and p.game_id = $1 and p.play_type = $2 and (p.price = 0) = $3`;
      const values = [gameId, playType, free === 1];
      return {
        request: get('/expert_plan/getPlansPC', { gameId, playType, free, order }),
        statements: [
          cards(`select p.id from ${where} order by p.id desc limit 20`, values),
          { text: `select count(*) from ${where}`, values },
        ],
      };
    },
  },
  {
    name: 'getPlansPC on sale, any page and order',
    draw(_world, draw) {
      const page = 1 + draw(50);
      const order = pick(draw, ['newest', 'start', 'sales', 'bound']);
      return {
        request: get('/expert_plan/getPlansPC', { page, order }),
        statements: [
          cards(`select p.id from ${onSale} order by p.id desc limit 20 offset $1`, [
            (page - 1) * 20,
          ]),
          { text: `select count(*) from ${onSale}`, values: [] },
        ],
      };
    },
  },
  {
    name: 'getPlansPC of all, any page and filter',
    draw(_world, draw) {
      const page = 1 + draw(1_000);
      const refund = draw(2);
      const where = 'p.released_at is not null and p.refund = $1';
      return {
        request: get('/expert_plan/getPlansPC', { status: 'all', page, refund }),
        statements: [
          cards(`select p.id from plan p where ${where} order by p.id desc limit 20 offset $2`, [
            refund === 1,
            (page - 1) * 20,
          ]),
        ],
      };
    },
  },
  {
    name: "getPlansPC, any expert's history",
    draw({ experts }, draw) {
      const userId = pick(draw, experts);
      const result = pick(draw, ['hit', 'miss', 'void']);
      const where = 'p.expert_id = $1 and p.result = $2';
      const values = [userId, result];
      return {
        request: get('/expert_plan/getPlansPC', { status: 'history', userId, result }),
        statements: [
          cards(
            `select p.id from plan p where ${where} order by p.settled_at desc limit 20`,
            values,
          ),
          { text: `select count(*) from plan p where ${where}`, values },
        ],
      };
    },
  },
  {
    name: 'getHomeExpertPlans, of any game',
    draw(_world, draw) {
      const gameId = pick(draw, games);
      return {
        request: get('/expert_plan/getHomeExpertPlans', { gameId }),
        statements: [
          cards(
            `select p.id from (select distinct on (p.expert_id) p.id, p.expert_id from ${onSale}
              and p.game_id = $1 order by p.expert_id, m.starts_at) p
              left join expert_record r on r.expert_id = p.expert_id and r.game_id = -1
              order by r.bound desc nulls last limit 6`,
            [gameId],
          ),
        ],
      };
    },
  },
  {
    name: 'getExpertPlanInfo, any plan',
    draw({ plans }, draw) {
      const id = 1 + draw(plans);
      return {
        request: get('/expert_plan/getExpertPlanInfo', { id }),
        statements: [
          {
            text: `select ${card}, p.content, p.pick, p.line, p.odds, p.rule from plan p ${cardTables} where p.id = $1`,
            values: [id],
          },
        ],
      };
    },
  },
  {
    name: 'expertLibraryPC, any game, order and page',
    draw(_world, draw) {
      const gameId = pick(draw, games);
      const order = pick(draw, ['bound', 'accuracy', 'streak', 'yield', 'fans']);
      const page = 1 + draw(10);
      const where = `${expertTables} $1 where e.state = 'approved' and a.deleted_at is null
        and ($1 = any(e.game_ids) or r.counted > 0)`;
      return {
        request: get('/expert_plan/expertLibraryPC', { gameId, order, page }),
        statements: [
          {
            text: `select ${expertCard} from (select e.account_id from ${where}
                order by r.bound desc nulls last limit 20 offset $2) given
              join expert e on e.account_id = given.account_id join account a on a.id = e.account_id
              left join profile f on f.account_id = a.id
              left join expert_record r on r.expert_id = a.id and r.game_id = $1`,
            values: [gameId, (page - 1) * 20],
          },
          { text: `select count(*) from ${where}`, values: [gameId] },
        ],
      };
    },
  },
  {
    name: 'expertLibraryPC, any part of a name',
    draw(_world, draw) {
      const q = String(draw(100_000));
      const where = `${expertTables} -1 where e.state = 'approved' and a.deleted_at is null
        and lower(a.username) like '%' || $1 || '%'`;
      return {
        request: get('/expert_plan/expertLibraryPC', { q }),
        statements: [
          {
            text: `select ${expertCard} from ${where} order by r.bound desc nulls last limit 20`,
            values: [q],
          },
          { text: `select count(*) from ${where}`, values: [q] },
        ],
      };
    },
  },
  {
    name: 'getExpertInfo, any expert',
    draw({ experts }, draw) {
      const userId = pick(draw, experts);
      return {
        request: get('/expert_plan/getExpertInfo', { userId }),
        statements: [
          {
            text: `select ${expertCard}, e.approved_at, e.state,
              (select count(*) from plan where expert_id = a.id and position is not null) as plans
              from ${expertTables} -1 where a.id = $1`,
            values: [userId],
          },
        ],
      };
    },
  },
  {
    name: 'getExpertInfoAccuracy, any expert and game',
    draw: (world, draw) => settledOf('/expert_plan/getExpertInfoAccuracy', world, draw),
  },
  {
    name: 'getExpertInfoGraph, any expert and game',
    draw: (world, draw) => settledOf('/expert_plan/getExpertInfoGraph', world, draw),
  },
  {
    name: "chain, any page of any expert's",
    draw({ experts }, draw) {
      const userId = pick(draw, experts);
      const page = 1 + draw(3);
      return {
        request: get('/expert_plan/chain', { userId, page }),
        statements: [
          {
            text: `select id, position, seal, previous, released_at, result, play_type, level, pick, line, odds,
              match_id, price, refund, salt from plan where expert_id = $1 and position > $2
              and position <= $2 + 1000 order by position`,
            values: [userId, (page - 1) * 1_000],
          },
        ],
      };
    },
  },
  {
    name: 'getFollowOrFansH5, any page of anyone',
    draw({ experts }, draw) {
      const userId = pick(draw, experts);
      const page = 1 + draw(50);
      return {
        request: get('/user/getFollowOrFansH5', { userId, type: 'fans', page }),
        statements: [
          {
            text: `select f.account_id, a.username, p.avatar, f.at from (
                select account_id, at from follow where kind = 'user' and target_id = $1
                order by at desc limit 20 offset $2) f
              join account a on a.id = f.account_id left join profile p on p.account_id = a.id`,
            values: [userId, (page - 1) * 20],
          },
          {
            text: `select count(*) from follow where kind = 'user' and target_id = $1`,
            values: [userId],
          },
        ],
      };
    },
  },
  {
    name: 'user/info, anyone',
    draw({ firstPerson, people }, draw) {
      // Uids don't begin at 1.
      const userId = firstPerson + draw(people - firstPerson + 1);
      return {
        request: get('/user/info', { userId }),
        statements: [
          {
            text: `select a.id, a.username, a.roles, p.avatar, p.signature,
              (select count(*) from follow where account_id = a.id and kind = 'user') as follows,
              (select count(*) from follow where kind = 'user' and target_id = a.id) as fans
              from account a left join profile p on p.account_id = a.id where a.id = $1`,
            values: [userId],
          },
        ],
      };
    },
  },
];

function matchInFull(id: number): { request: Request; statements: Statement[] } {
  const values = [id];
  return {
    request: { method: 'GET', path: `/java/soccer/${id}` },
    statements: [
      {
        text: `select ${matchColumns}, m.venue, l.name as league, l.country, s.name as season, h.name as home,
            h.abbr as home_abbr, w.name as away, w.abbr as away_abbr,
            (select json_agg(i order by place, key) from incident i where i.match_id = m.id) as incidents,
            (select json_agg(u) from lineup u where u.match_id = m.id) as lineups,
            (select statistics from match_statistics t where t.match_id = m.id) as statistics
          from match m join league l on l.id = m.league_id join season s on s.id = m.season_id
          join team h on h.id = m.home_id join team w on w.id = m.away_id where m.id = $1`,
        values,
      },
    ],
  };
}

function settledOf(path: string, { experts }: World, draw: Draw) {
  const userId = pick(draw, experts);
  const gameId = pick(draw, games);
  return {
    request: get(path, { userId, gameId }),
    statements: [
      {
        text: `select id, result, odds, play_type, settled_at from plan
          where expert_id = $1 and result is not null and game_id = $2 order by settled_at, position`,
        values: [userId, gameId],
      },
    ],
  };
}
