import type { FormResult } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Batted } from './run-rate.ts';
import type { Result, Rules, TableRow } from './types.ts';

/** What the order of sides is made from. */
export interface Standing {
  teamId: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  awayScored: number;
  awayWins: number;
  /** Of the matches against others of the table, those played and won. */
  inGroup: { played: number; won: number };
  /** Runs with their overs, as net run rate counts them. */
  made: Batted;
  given: Batted;
  /** Of a match that counts for net run rates the overs are not known. */
  unrated: boolean;
  /** When the league was split: 1 for whom half a point was dropped, -1 for whom one was added. */
  rounding: number;
  /** Its place when the league was split. */
  placeBefore: number;
}

/** What a side brings into a table that goes on from another. */
export type Start = Partial<Omit<Held, 'teamId'>>;

export interface Held extends Standing {
  form: TableRow['form'];
  adjustment: number;
  live: boolean;
}

/** Whether a result counts for the one of its two sides. */
export type Counts = (result: Result, side: Side) => boolean;

/** Figures of each side from results in the order played; those of `teamIds` who have none, too. */
export function tally(
  teamIds: Iterable<number>,
  results: readonly Result[],
  rules: Pick<Rules, 'points'>,
  startOf: (teamId: number) => Start = () => ({}),
  counts: Counts = () => true,
): Map<number, Held> {
  const sides = new Map<number, Held>();
  for (const teamId of teamIds) sides.set(teamId, { ...nothing, ...startOf(teamId), teamId });
  const count = (
    teamId: number,
    opponent: number,
    [scored, conceded]: [number, number],
    outcome: FormResult | 'noResult',
    away: boolean,
    { live = false, batting }: Result,
  ) => {
    const side = sides.get(teamId);
    if (!side) return;
    side.played += 1;
    side.scored += scored;
    side.conceded += conceded;
    side[outcome === 'win' ? 'won' : outcome === 'loss' ? 'lost' : 'drawn'] += 1;
    if (batting === null) side.unrated = true;
    if (batting) {
      side.made = sumOf(side.made, batting[away ? 'away' : 'home']);
      side.given = sumOf(side.given, batting[away ? 'home' : 'away']);
    }
    if (sides.has(opponent)) {
      const won = side.inGroup.won + (outcome === 'win' ? 1 : 0);
      side.inGroup = { played: side.inGroup.played + 1, won };
    }
    if (away) side.awayScored += scored;
    if (away && outcome === 'win') side.awayWins += 1;
    if (rules.points) side.points += rules.points(outcome, scored, conceded);
    if (live) side.live = true;
    else if (outcome !== 'noResult') side.form = [...side.form.slice(-4), outcome];
  };
  for (const result of results) {
    const { homeId, awayId, home, away } = result;
    if (counts(result, 'home')) {
      count(homeId, awayId, [home, away], endFor('home', result), false, result);
    }
    if (counts(result, 'away')) {
      count(awayId, homeId, [away, home], endFor('away', result), true, result);
    }
  }
  return sides;
}

function endFor(side: Side, { winner }: Result): FormResult | 'noResult' {
  if (winner === 'nobody') return 'noResult';
  return winner === 'draw' ? 'draw' : winner === side ? 'win' : 'loss';
}

const sumOf = (one: Batted, other: Batted): Batted => ({
  runs: one.runs + other.runs,
  overs: one.overs + other.overs,
});

const nothing = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points: 0,
  awayScored: 0,
  awayWins: 0,
  inGroup: { played: 0, won: 0 },
  made: { runs: 0, overs: 0 },
  given: { runs: 0, overs: 0 },
  unrated: false,
  rounding: 0,
  placeBefore: 0,
  adjustment: 0,
  form: [],
  live: false,
};
