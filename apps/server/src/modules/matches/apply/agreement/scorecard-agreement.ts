import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import type {
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Contradiction, Known } from './known.ts';

/** A sheet of a match that is over tells the same score as its periods, adds up, and comes to its result. */
export function scorecardFaults({
  scorecard,
  status,
  periods,
  winner,
}: Pick<Known, 'scorecard' | 'status' | 'periods' | 'winner'>): Contradiction[] {
  if (!scorecard || (status !== 'ended' && status !== 'abandoned')) return [];
  const faults = inningsFaults(scorecard, periods);
  return status === 'ended' ? [...faults, ...resultFaults(scorecard, winner)] : faults;
}

const isSuper = ({ period }: ScorecardInnings): boolean => period.startsWith('superOver');

/** Runs of each side in innings, and who has more. */
function tally(parts: readonly ScorecardInnings[]) {
  const of = (side: Side) => sum(parts.filter((one) => one.side === side).map(({ runs }) => runs));
  const runs = { home: of('home'), away: of('away') };
  const leader = runs.home === runs.away ? null : runs.home > runs.away ? 'home' : 'away';
  return { runs, leader, margin: Math.abs(runs.home - runs.away) } as const;
}

/** A method that sets targets, or an award, decides otherwise than the runs. */
function resultFaults(
  { parts, result, limit }: ScorecardSheet,
  winner: Known['winner'],
): Contradiction[] {
  if (!result || result.method !== null) return [];
  const { kind, by, n } = result;
  if (parts.length === 0 || by === 'award' || by === 'other') return [];
  if (kind !== 'won' && kind !== 'tied') return [];
  const innings = parts.filter((one) => !isSuper(one));
  const { runs, leader, margin } = tally(innings);
  if (new Set(innings.map(({ side }) => side)).size < 2) {
    return [{ field: 'score', rule: 'an innings is missing', values: { runs, winner } }];
  }
  const [first, last] = [innings[0]!, innings.at(-1)!];
  const target = last.target?.runs ?? null;
  const isOther =
    limit !== null && innings.length === 2 && target !== null && target !== first.runs + 1;
  const inHand = by === 'wickets' ? 10 - last.wickets : margin;
  const isMargin = by === 'wickets' || by === 'runs' || by === 'innings';
  const decided = leader ?? (by === 'bowlOut' ? result.winner : decidedIn(parts, result.winner));
  return [
    ...(isOther
      ? [{ field: 'score', rule: 'target and runs', values: { target, runs: first.runs } } as const]
      : []),
    ...((winner ?? 'draw') !== (decided ?? 'draw') || (leader && !isMargin)
      ? [{ field: 'winner', rule: 'winner and score', values: { winner, runs } } as const]
      : []),
    ...(isMargin && n !== null && (n !== inHand || (by === 'wickets') !== (last.side === leader))
      ? [{ field: 'winner', rule: 'result and runs', values: { by, n, runs } } as const]
      : []),
  ];
}

/** Who has won the last super over; where it was equal too, boundaries may have told. */
function decidedIn(parts: readonly ScorecardInnings[], told: Side | null): Side | null {
  const last = parts.findLast(isSuper);
  if (!last) return null;
  return tally(parts.filter(({ period }) => period === last.period)).leader ?? told;
}

function inningsFaults(
  { parts }: ScorecardSheet,
  periods: readonly PeriodScore[],
): Contradiction[] {
  return parts.flatMap((innings) => {
    const period = periods.find(({ key }) => key === innings.period);
    const told = period?.[innings.side];
    const values = { period: innings.period, periods: told, sheet: innings.runs };
    const isOther = told !== undefined && told !== innings.runs;
    return [
      ...(isOther ? [{ field: 'sheet', rule: 'sheet and score', values } as const] : []),
      ...sums(innings).flatMap(([part, says, whole]) => {
        const what = { period: innings.period, [part]: says, sheet: whole };
        if (says === whole) return [];
        return [{ field: 'sheet', rule: 'figures of the sheet', values: what } as const];
      }),
    ];
  });
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** What adds up to the same in an innings, of the parts that are told. */
function sums(innings: ScorecardInnings): [part: string, says: number, whole: number][] {
  const { runs, wickets, extras, batting, bowling, byOver, fall } = innings;
  const uncharged = extras.byes + extras.legByes + extras.penalty;
  const atBat = sum(batting.map((one) => one.runs)) + sum(Object.values(extras));
  const charged = sum(bowling.map((one) => one.runs)) + uncharged;
  return [
    ...(batting.length > 0 ? [['batting', atBat, runs] as [string, number, number]] : []),
    ...(bowling.length > 0 ? [['bowling', charged, runs] as [string, number, number]] : []),
    ...(fall.length > 0 ? [['wickets', fall.length, wickets] as [string, number, number]] : []),
    ...(byOver.length > 0
      ? [['overs', sum(byOver.map((one) => one.wickets)), wickets] as [string, number, number]]
      : []),
  ];
}
