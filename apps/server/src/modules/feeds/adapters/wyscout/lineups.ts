import type { Lineup, LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { countryOf, type Meeting, nameOf } from './meeting.ts';
import { count, type SquadPlayer } from './shapes.ts';

export type PlayerStatistics = ReadonlyMap<number, Record<string, number>>;

interface Told {
  /** By player; absent: what the line-up itself tells of goals and cards. */
  statistics?: PlayerStatistics;
  /** Substitutions up to this minute of the match clock, that one included; absent: all. */
  untilMinute?: number;
}

/** Both line-ups, as far as the source has them. */
export function lineupsOf(meeting: Meeting, told: Told = {}): Lineup[] {
  return (['home', 'away'] as const).flatMap((side) => lineupOf(meeting, side, told) ?? []);
}

function lineupOf(meeting: Meeting, side: Side, told: Told): Lineup | null {
  const { formation, coachId } = meeting.match[side];
  const { lineup, bench } = formation;
  if (lineup.length + bench.length === 0) return null;

  const changes = formation.substitutions.filter(
    ({ minute }) => minute <= (told.untilMinute ?? Number.POSITIVE_INFINITY),
  );
  const cameOn = new Map(changes.map(({ playerIn, minute }) => [playerIn, minute]));
  const wentOff = new Map(changes.map(({ playerOut, minute }) => [playerOut, minute]));
  const player = (entry: SquadPlayer, starter: boolean): LineupPlayer => {
    const person = meeting.persons.get(entry.playerId);
    const nation = meeting.teams.get(person?.currentNationalTeamId ?? 0);
    const country = countryOf(nation?.area) ?? countryOf(person?.passportArea);
    return {
      playerId: String(entry.playerId),
      name: nameOf(meeting, entry.playerId),
      ...(country && { country }),
      number: null,
      position: person?.role?.code2 ?? null,
      starter,
      cameOn: cameOn.get(entry.playerId) ?? null,
      wentOff: wentOff.get(entry.playerId) ?? null,
      statistics: told.statistics ? (told.statistics.get(entry.playerId) ?? {}) : counted(entry),
    };
  };
  const coach = coachId ? meeting.persons.get(coachId)?.shortName : undefined;
  return {
    side,
    formation: null,
    coach: coach ?? null,
    players: [
      ...lineup.map((entry) => player(entry, true)),
      ...bench.map((entry) => player(entry, false)),
    ],
  };
}

/** Goals and cards; the file's own goals can't be relied on. */
function counted({ goals, yellowCards, redCards }: SquadPlayer): Record<string, number> {
  const statistics = {
    goals: count(goals) ?? 0,
    yellowCards: count(yellowCards) ? 1 : 0,
    redCards: count(redCards) ? 1 : 0,
  };
  return Object.fromEntries(Object.entries(statistics).filter(([, value]) => value > 0));
}
