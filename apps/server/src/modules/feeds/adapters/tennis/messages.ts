import type { FixtureMessage, IncidentItem, TeamRef } from '@xiongmao/api/feeds/messages';
import type { Lineup, MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { countryOfCode } from '../names/countries.ts';
import type { SourceMessage } from '../reading/recording.ts';
import { type Course, courseOf, sheetOf, type TennisSet } from './course.ts';
import { leagueOf } from './draw.ts';
import type { Match, Person } from './files.ts';
import { playerFigures, statisticsOf } from './statistics.ts';

const sides = ['home', 'away'] as const;

/** All that is known of a match. */
export function messagesOf(match: Match): SourceMessage[] {
  const course = courseOf(match.points, match.bestOf);
  const incidents = incidentsOf(course);
  const statistics = statisticsOf(course);
  return [
    fixtureOf(match),
    { type: 'state', state: stateOf(match, course) },
    ...lineupsOf(match).map((lineup): SourceMessage => ({ type: 'lineup', lineup })),
    ...(incidents.length > 0
      ? [{ type: 'incidents', items: incidents, complete: true } satisfies SourceMessage]
      : []),
    ...(statistics.length > 0 ? [{ type: 'statistics', statistics } satisfies SourceMessage] : []),
    ...(course.sets.length > 0
      ? [{ type: 'sheet', sheet: sheetOf(course, namesOf(match)) } satisfies SourceMessage]
      : []),
  ];
}

export function fixtureOf(match: Match): Omit<FixtureMessage, 'match' | 'version'> {
  const { place, bestOf, round, court, sides: players } = match;
  return {
    type: 'fixture',
    gameId: 203,
    league: leagueOf(place),
    season: place.year,
    home: teamOf(players[0]),
    away: teamOf(players[1]),
    // No file tells the day.
    startsAt: null,
    date: null,
    ...(round && { round }),
    ...(court && { venue: court }),
    ...(bestOf && { bestOf }),
  };
}

/** A pair is the same in whatever order it is written. */
function teamOf(players: readonly Person[]): TeamRef {
  const countries = new Set(players.map(countryOf));
  const [country] = countries;
  return {
    id: players
      .map(({ id }) => id)
      .sort()
      .join(' / '),
    name: players
      .map(({ name }) => name)
      .join(' / ')
      .slice(0, 160),
    ...(country && countries.size === 1 && { country }),
  };
}

const countryOf = ({ nation }: Person) =>
  nation ? countryOfCode(nation.toUpperCase()) : undefined;

export function titleOf({ sides: [home, away] }: Match): string {
  return `${teamOf(home).name} – ${teamOf(away).name}`;
}

const toSide = (index: 0 | 1): Side => (index === 0 ? 'home' : 'away');

/**
 * How a match stands in the end. Who won is told, or follows from the sets, or from who played on. Of a match that
 * breaks off nobody knows how it ended, unless one of its sides played on.
 */
export function stateOf(match: Match, course: Course): MatchState {
  const { winner: told, wentOn, status } = match;
  const note = status && !/^complete[d]?$/i.test(status) ? status : null;
  const isDecided = course.winner !== null;
  const isPlayed = course.sets.length > 0;
  // Who is named the winner of what was broken off was ahead, and has not won.
  const broken = isPlayed && !isDecided ? brokenOff(status) : null;
  const known = (broken ? null : told) ?? (isDecided ? null : wentOn);
  const winner = known === null ? course.winner : toSide(known);
  // Who is named the winner of what was never played has not won it.
  const isCancelled = !isPlayed && /^cancel/i.test(status ?? '');
  if (isCancelled) return { ...unplayed, status: 'cancelled', note };
  const isAwarded = !isPlayed && /^(w\/?o|walk ?over)/i.test(status ?? '');
  return {
    status: winner === null ? (broken ?? 'unknown') : isAwarded ? 'awarded' : 'ended',
    phase: null,
    clock: null,
    score: isPlayed ? course.score : null,
    periods: course.sets.map(periodOf),
    columns: [],
    winner,
    // The files say "Complete" of what is.
    note: note ?? (winner && isPlayed && !isDecided ? 'Incomplete' : null),
  };
}

function brokenOff(status: string | null): 'abandoned' | 'interrupted' | null {
  if (/^(abandon|cancel|unfinish)/i.test(status ?? '')) return 'abandoned';
  return /^(suspend|interrupt)/i.test(status ?? '') ? 'interrupted' : null;
}

const unplayed: Omit<MatchState, 'status' | 'note'> = {
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
};

export function periodOf({ key, score, tieBreak }: TennisSet): PeriodScore {
  return { key, ...score, ...(tieBreak && { tieBreak }) };
}

/** Names of the players by their number, of pairs alone: who plays alone is the side. */
export function namesOf({ sides: players }: Match): Map<number, string> {
  if (players.every(({ length }) => length === 1)) return new Map();
  return new Map(
    players.flatMap((pair, side) =>
      pair.map(({ name }, index): [number, string] => [side + 1 + index * 2, name]),
    ),
  );
}

/** Who plays as a pair, and what each did. */
export function lineupsOf({ sides: players, points }: Match): Lineup[] {
  if (players.every(({ length }) => length === 1)) return [];
  return players.map((pair, index) => ({
    side: toSide(index as 0 | 1),
    formation: null,
    coach: null,
    players: pair.map((person, place) => {
      const country = countryOf(person);
      return {
        playerId: person.id,
        name: person.name,
        ...(country && { country }),
        number: null,
        position: null,
        starter: true,
        cameOn: null,
        wentOff: null,
        statistics: points.length > 0 ? playerFigures(points, index + 1 + place * 2) : {},
      };
    }),
  }));
}

/** The ends of games and sets. */
export function incidentsOf({ sets }: Pick<Course, 'sets'>): IncidentItem[] {
  const won = { home: 0, away: 0 };
  const items: IncidentItem[] = [];
  for (const set of sets) {
    for (const [index, { winner, score }] of set.games.entries()) {
      const isLast = index === set.games.length - 1;
      const ends = isLast && set.winner !== null;
      if (!winner) continue;
      if (ends && set.winner) won[set.winner] += 1;
      items.push({
        ...blank,
        key: `${set.key}-${index + 1}`,
        order: items.length,
        period: set.key,
        kind: ends ? 'periodEnd' : 'gameEnd',
        side: winner,
        score: ends ? { ...won } : null,
        text: sides.map((side) => score[side]).join('–'),
      });
    }
  }
  return items;
}

const blank = {
  minute: null,
  added: null,
  seconds: null,
  playerId: null,
  player: null,
  other: null,
  x: null,
  y: null,
};
