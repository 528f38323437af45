import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import type {
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Contradiction, Known } from './agreement.ts';

/** A sheet of a match that is over tells the same score as its periods, and adds up. */
export function scorecardFaults({
  scorecard,
  status,
  periods,
}: Pick<Known, 'scorecard' | 'status' | 'periods'>): Contradiction[] {
  if (!scorecard || (status !== 'ended' && status !== 'abandoned')) return [];
  return inningsFaults(scorecard, periods);
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
