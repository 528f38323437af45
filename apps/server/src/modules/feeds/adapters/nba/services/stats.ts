import { instantOf, parseClock } from '../../reading/local-time.ts';
import { figuresOf, teamFigures } from '../box.ts';
import { minutesOf } from '../clock.ts';
import { isGameId } from '../league.ts';
import { statsPlays } from '../plays/stats-plays.ts';
import { statusOf } from '../status.ts';
import { type Box, fromBasket, fullName, type GameFacts, type Odd, type Point } from './facts.ts';
import { dayIn, idIn, numberIn, pointsIn, type Row, type Tables, textIn } from './tables.ts';

const readers: Record<string, (rows: readonly Row[], odd: Odd) => GameFacts[]> = {
  PlayByPlay: statsPlays,
  GameSummary: headers,
  GameHeader: headers,
  LineScore: lineScores,
  PlayerStats: playerBoxes,
  TeamStats: teamBoxes,
  Shot_Chart_Detail: shots,
  LeagueGameLog: gameLog,
  LeagueGameFinderResults: gameLog,
};

/** The columns without which a table tells nothing: one that lacks them is told once, not row by row. */
const needed: Record<string, string> = {
  PlayByPlay: 'EVENTNUM EVENTMSGTYPE PERIOD PCTIMESTRING PERSON1TYPE SCORE',
  GameSummary: 'GAME_DATE_EST GAME_STATUS_ID HOME_TEAM_ID VISITOR_TEAM_ID',
  GameHeader: 'GAME_DATE_EST GAME_STATUS_ID HOME_TEAM_ID VISITOR_TEAM_ID',
  LineScore: 'TEAM_ID PTS',
  PlayerStats: 'TEAM_ID PLAYER_ID PLAYER_NAME',
  TeamStats: 'TEAM_ID PTS',
  Shot_Chart_Detail: 'GAME_EVENT_ID LOC_X LOC_Y',
  LeagueGameLog: 'TEAM_ID TEAM_ABBREVIATION GAME_DATE MATCHUP PTS',
  LeagueGameFinderResults: 'TEAM_ID TEAM_ABBREVIATION GAME_DATE MATCHUP PTS',
};
const columnsOf = (name: string): string[] => ['GAME_ID', ...(needed[name] ?? '').split(' ')];

/** What the tables of one answer say about games; null where none of them is about games. */
export function statsFacts(tables: Tables, odd: Odd): GameFacts[] | null {
  const known = [...tables].filter(([name]) => Object.hasOwn(readers, name));
  if (known.length === 0) return null;
  const whole = known.filter(([name, rows]) => {
    const missing = rows[0] ? columnsOf(name).filter((column) => !(column in rows[0]!)) : [];
    if (missing.length > 0) odd(name, `no column ${missing.join(', ')}`, Object.keys(rows[0]!));
    return missing.length === 0;
  });
  return whole.flatMap(([name, rows]) => {
    const place = (row: Row) => `${name} row ${rows.indexOf(row) + 1}`;
    const named = rows.filter((row) => {
      if (isGameId(row.GAME_ID)) return true;
      odd(place(row), 'no game id', row);
      return false;
    });
    return (
      readers[name]?.(named, (where, reason, raw) => odd(`${name} ${where}`, reason, raw)) ?? []
    );
  });
}

function byGame(rows: readonly Row[]): [string, Row[]][] {
  return [...Map.groupBy(rows, (row) => String(row.GAME_ID))];
}

function headers(rows: readonly Row[], odd: Odd): GameFacts[] {
  return rows.map((row) => {
    const gameId = String(row.GAME_ID);
    const text = textIn(row, 'GAME_STATUS_TEXT');
    const status = statusOf(row.GAME_STATUS_ID, text);
    if (!status) odd(`game ${gameId}`, 'unknown status', row.GAME_STATUS_ID);
    const date = dayIn(row, 'GAME_DATE_EST') ?? undefined;
    if (!date) odd(`game ${gameId}`, 'no date', row.GAME_DATE_EST);
    // Before the game the status tells its time: "7:30 pm ET".
    const clock = parseClock(text ?? '');
    return {
      gameId,
      service: 'stats',
      home: idIn(row, 'HOME_TEAM_ID') ?? undefined,
      away: idIn(row, 'VISITOR_TEAM_ID') ?? undefined,
      date,
      startsAt:
        date && clock ? instantOf(date, clock, 'America/New_York').toISOString() : undefined,
      status: status ?? undefined,
      venue: textIn(row, 'ARENA_NAME') ?? undefined,
    };
  });
}

function lineScores(rows: readonly Row[]): GameFacts[] {
  return byGame(rows).map(([gameId, sides]) => {
    const facts: GameFacts = { gameId, service: 'stats', names: {} };
    const points: Record<string, number> = {};
    const periods: Record<string, number[]> = {};
    for (const row of sides) {
      const team = idIn(row, 'TEAM_ID');
      if (!team) continue;
      const nickname = textIn(row, 'TEAM_NICKNAME') ?? textIn(row, 'TEAM_NAME');
      facts.names = { ...facts.names, [team]: nameOf(row, nickname, 'TEAM_CITY_NAME') };
      const total = pointsIn(row, 'PTS');
      if (total === null) continue;
      points[team] = total;
      periods[team] = periodColumns.flatMap((column) => pointsIn(row, column) ?? []);
    }
    return Object.keys(points).length === 2 ? { ...facts, points, periods } : facts;
  });
}

const periodColumns = [
  ...[1, 2, 3, 4].map((number) => `PTS_QTR${number}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `PTS_OT${number}`),
];

function nameOf(row: Row, nickname: string | null, cityColumn = 'TEAM_CITY') {
  const abbr = textIn(row, 'TEAM_ABBREVIATION') ?? undefined;
  return { name: fullName(textIn(row, cityColumn), nickname), abbr };
}

/** Rows mostly stand by team, the visitors first: who is at home only if nothing else tells. */
function visitorsFirst(rows: readonly Row[]): Pick<GameFacts, 'home' | 'away' | 'isGuess'> {
  const [away, home] = [...new Set(rows.flatMap((row) => idIn(row, 'TEAM_ID') ?? []))];
  return home && away ? { home, away, isGuess: true } : {};
}

function teamBoxes(rows: readonly Row[]): GameFacts[] {
  return byGame(rows).map(([gameId, sides]) => ({
    gameId,
    service: 'stats',
    ...visitorsFirst(sides),
    names: byTeam(sides, (row) => nameOf(row, textIn(row, 'TEAM_NAME'))),
    points: byTeam(sides, (row) => pointsIn(row, 'PTS')),
    boxes: byTeam(sides, (row) => ({
      statistics: teamFigures(figuresOf('stats', row)),
      players: [],
    })),
  }));
}

function byTeam<Value>(rows: readonly Row[], of: (row: Row) => Value | null) {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const team = idIn(row, 'TEAM_ID');
      const value = of(row);
      return team && value !== null ? [[team, value] as const] : [];
    }),
  );
}

function playerBoxes(rows: readonly Row[]): GameFacts[] {
  return byGame(rows).map(([gameId, players]) => {
    const boxes: Record<string, Box> = {};
    for (const row of players) {
      const team = idIn(row, 'TEAM_ID');
      const id = idIn(row, 'PLAYER_ID');
      const name = textIn(row, 'PLAYER_NAME');
      if (!team || !id || !name) continue;
      const position = textIn(row, 'START_POSITION');
      const minutes = minutesOf(row.MIN);
      boxes[team] ??= { statistics: {}, players: [] };
      boxes[team].players.push({
        id,
        name,
        number: null,
        position,
        starter: position !== null,
        statistics: { ...(minutes !== null && { minutes }), ...figuresOf('stats', row) },
      });
    }
    return { gameId, service: 'stats', ...visitorsFirst(players), boxes };
  });
}

function shots(rows: readonly Row[]): GameFacts[] {
  return byGame(rows).map(([gameId, attempts]) => {
    const spots = new Map<string, Point>();
    for (const row of attempts) {
      const key = numberIn(row, 'GAME_EVENT_ID');
      const across = numberIn(row, 'LOC_X');
      const along = numberIn(row, 'LOC_Y');
      if (key === null || across === null || along === null) continue;
      spots.set(String(key), fromBasket(across, along));
    }
    return {
      gameId,
      service: 'stats',
      date: dayIn(attempts[0] ?? {}, 'GAME_DATE') ?? undefined,
      names: byTeam(attempts, (row) => ({ name: textIn(row, 'TEAM_NAME') ?? undefined })),
      shots: spots,
    };
  });
}

/** A log has a row for each of the two teams: "MIN @ DEN" and "DEN vs. MIN". */
function gameLog(rows: readonly Row[], odd: Odd): GameFacts[] {
  return byGame(rows).flatMap(([gameId, sides]) => {
    const [, left, sign, right] =
      /^(\S+) (@|vs\.?) (\S+)$/.exec(textIn(sides[0] ?? {}, 'MATCHUP') ?? '') ?? [];
    const team = (abbr: string | undefined) => {
      const row = sides.find((side) => textIn(side, 'TEAM_ABBREVIATION') === abbr);
      return row && idIn(row, 'TEAM_ID');
    };
    const home = team(sign === '@' ? right : left);
    const away = team(sign === '@' ? left : right);
    if (!home || !away || home === away) {
      odd(`game ${gameId}`, 'not the rows of two teams', sides);
      return [];
    }
    const date = dayIn(sides[0] ?? {}, 'GAME_DATE');
    const points = byTeam(sides, (row) => pointsIn(row, 'PTS'));
    const isOver = sides.every((row) => textIn(row, 'WL'));
    if (!date || (isOver && Object.keys(points).length < 2)) {
      odd(`game ${gameId}`, date ? 'no result' : 'no date', sides);
      return [];
    }
    return [
      {
        gameId,
        service: 'stats',
        home,
        away,
        date,
        status: isOver ? 'final' : undefined,
        names: byTeam(sides, (row) => ({
          name: textIn(row, 'TEAM_NAME') ?? undefined,
          abbr: textIn(row, 'TEAM_ABBREVIATION') ?? undefined,
        })),
        ...(Object.keys(points).length === 2 && { points }),
        boxes: byTeam(sides, (row) => ({
          statistics: teamFigures(figuresOf('stats', row)),
          players: [],
        })),
      } satisfies GameFacts,
    ];
  });
}
