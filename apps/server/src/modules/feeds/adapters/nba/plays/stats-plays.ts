import { remainingOf, secondOfDay } from '../clock.ts';
import { mostPeriods } from '../league.ts';
import {
  fullName,
  type GameFacts,
  type Odd,
  type Person,
  type Play,
  type TeamName,
} from '../services/facts.ts';
import { idIn, numberIn, type Row, textIn } from '../services/tables.ts';
import { eventCode, freeThrowPoints, isPersonalFoul, kindOf } from './event-codes.ts';

/** Whom a row's first person is: 4 and 5 players of the home and the visiting side, 2 and 3 the sides. */
const personTypes: Record<number, { side: 'home' | 'away'; isTeam: boolean }> = {
  2: { side: 'home', isTeam: true },
  3: { side: 'away', isTeam: true },
  4: { side: 'home', isTeam: false },
  5: { side: 'away', isTeam: false },
};

/** Play-by-play in the order of its rows: their numbers are not in order. */
export function statsPlays(rows: readonly Row[], odd: Odd): GameFacts[] {
  return [...Map.groupBy(rows, (row) => String(row.GAME_ID))].map(([gameId, plays]) => {
    const sides = sidesOf(plays);
    const reader = rowReader(sides);
    return {
      gameId,
      service: 'stats',
      home: sides.home,
      away: sides.away,
      names: namesOf(plays),
      plays: plays.flatMap((row, index) => {
        const play = reader(row);
        if (!play) odd(`row ${index + 1}`, 'no event, period or clock', row);
        return play ?? [];
      }),
    };
  });
}

interface Sides {
  home?: string;
  away?: string;
}

function sidesOf(rows: readonly Row[]): Sides {
  const sides: Sides = {};
  for (const row of rows) {
    const type = personTypes[numberIn(row, 'PERSON1TYPE') ?? 0];
    if (type) sides[type.side] ??= teamIn(row, type.isTeam);
    if (sides.home && sides.away) break;
  }
  return sides;
}

function teamIn(row: Row, isTeam: boolean): string | undefined {
  return idIn(row, isTeam ? 'PLAYER1_ID' : 'PLAYER1_TEAM_ID') ?? undefined;
}

function namesOf(rows: readonly Row[]): Record<string, TeamName> {
  const names: Record<string, TeamName> = {};
  for (const row of rows) {
    const team = idIn(row, 'PLAYER1_TEAM_ID');
    if (!team || names[team]) continue;
    const nickname = textIn(row, 'PLAYER1_TEAM_NICKNAME');
    names[team] = {
      name: fullName(textIn(row, 'PLAYER1_TEAM_CITY'), nickname),
      abbr: textIn(row, 'PLAYER1_TEAM_ABBREVIATION') ?? undefined,
    };
  }
  return names;
}

/** Reads row after row: a rebound is offensive when the side that missed takes it. */
function rowReader(sides: Sides) {
  let missedBy: string | null = null;
  return (row: Row): Play | null => {
    const key = numberIn(row, 'EVENTNUM');
    const code = numberIn(row, 'EVENTMSGTYPE');
    const period = numberIn(row, 'PERIOD');
    const remaining = remainingOf(row.PCTIMESTRING);
    if (key === null || code === null || !isPeriod(period) || remaining === null) return null;

    const type = personTypes[numberIn(row, 'PERSON1TYPE') ?? 0];
    const lone = idIn(row, 'PLAYER1_ID');
    const isLoneTeam = lone !== null && (lone === sides.home || lone === sides.away);
    const team = type ? (teamIn(row, type.isTeam) ?? null) : isLoneTeam ? lone : null;
    const texts = descriptions(row, team === sides.away);
    const own = texts[0] ?? '';
    const isThree = own.includes('3PT');
    const isMade = !own.startsWith('MISS');
    const kind = kindOf(code, isThree, isMade);
    const first = type && !type.isTeam ? personIn(row, 1) : null;
    const second = personIn(row, 2);
    const third = personIn(row, 3);
    const isMiss = kind === 'shotMissed' || kind === 'freeThrowMissed';
    const isOffensive = kind === 'rebound' && team !== null && team === missedBy;
    if (isMiss) missedBy = team;
    const isSubstitution = kind === 'substitution';
    return {
      key: String(key),
      period,
      remaining,
      kind,
      team: kind === 'jumpBall' ? null : team,
      player: isSubstitution ? second : first,
      other: isSubstitution ? first : kind === 'shotMissed' ? third : second,
      score: scoreIn(row),
      text: texts.join('; ') || null,
      wall: secondOfDay(textIn(row, 'WCTIMESTRING')),
      position: null,
      tallied: {
        points: code === eventCode.freeThrow ? freeThrowPoints(own) : isThree ? 3 : 2,
        isThree,
        isAssisted: code === eventCode.made && second !== null,
        isBlocked: code === eventCode.missed && third !== null,
        isStolen: code === eventCode.turnover && second !== null,
        isOffensive,
        isPersonal:
          code === eventCode.foul && isPersonalFoul(numberIn(row, 'EVENTMSGACTIONTYPE') ?? 0),
      },
    };
  };
}

function isPeriod(period: number | null): period is number {
  return period !== null && Number.isInteger(period) && period >= 1 && period <= mostPeriods;
}

/** What the row says, the acting side's words first. */
function descriptions(row: Row, visitorsFirst: boolean): string[] {
  const columns = ['HOMEDESCRIPTION', 'VISITORDESCRIPTION'];
  return [...(visitorsFirst ? columns.toReversed() : columns), 'NEUTRALDESCRIPTION'].flatMap(
    (column) => textIn(row, column, 190) ?? [],
  );
}

function personIn(row: Row, number: 1 | 2 | 3): Person | null {
  const type = numberIn(row, `PERSON${number}TYPE`) ?? 0;
  const name = textIn(row, `PLAYER${number}_NAME`);
  return name && (type === 4 || type === 5) ? { id: idIn(row, `PLAYER${number}_ID`), name } : null;
}

/** "2 - 0" has the visitors first; empty where nothing was scored. */
function scoreIn(row: Row) {
  const found = /^(\d{1,3}) - (\d{1,3})$/.exec(textIn(row, 'SCORE') ?? '');
  return found ? { home: Number(found[2]), away: Number(found[1]) } : null;
}
