import type { MatchState, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorecardResult } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import { type Match, sideOf } from './match.ts';
import type { Played } from './play.ts';

export const blank: Omit<MatchState, 'status'> = {
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

const isSuper = ({ period }: Scorer): boolean => period.startsWith('superOver');

/** Runs of all innings; those of super overs are not in the score. */
export function scoreOf(scorers: readonly Scorer[]): ScorePair {
  const score = { home: 0, away: 0 };
  for (const scorer of scorers) if (!isSuper(scorer)) score[scorer.side] += scorer.runs;
  return score;
}

function periodsOf(scorers: readonly Scorer[]): PeriodScore[] {
  const periods: PeriodScore[] = [];
  for (const scorer of scorers) {
    const { period: key, side, runs, wickets, closed } = scorer;
    const held = periods.find((period) => period.key === key);
    if (held) {
      held[side] += runs;
      continue;
    }
    const own = { key, home: 0, away: 0, [side]: runs };
    const how = closed === 'allOut' || closed === 'declared' ? { closed } : {};
    periods.push(isSuper(scorer) ? own : { ...own, wickets: Math.min(wickets, 10), ...how });
  }
  return periods;
}

/** Each side's wickets and overs are those of its latest innings; the target is of who bats. */
function columnsOf(scorers: readonly Scorer[], batting: Scorer | null): MatchState['columns'] {
  const latest = (side: Side) => scorers.findLast((one) => one.side === side && !isSuper(one));
  const both = (key: string, of: (scorer: Scorer) => string) => ({
    key,
    home: textOf(latest('home'), of),
    away: textOf(latest('away'), of),
  });
  const ofBatting = (key: string, text: string) => ({
    key,
    home: '',
    away: '',
    [batting!.side]: text,
  });
  const target = batting && !isSuper(batting) ? batting.target : null;
  return [
    both('wickets', ({ wickets }) => String(wickets)),
    both('overs', ({ overs }) => overs),
    ...(batting ? [ofBatting('batting', '1')] : []),
    ...(target ? [ofBatting('target', String(target.runs))] : []),
  ];
}

const textOf = (scorer: Scorer | undefined, of: (scorer: Scorer) => string): string =>
  scorer ? of(scorer) : '';

/** A match in play, and what it is in: an innings, or the break after one. */
export function liveState({ scorers }: Played, phase: string, batting: Scorer | null): MatchState {
  return {
    ...blank,
    status: 'live',
    phase,
    score: scoreOf(scorers),
    periods: periodsOf(scorers),
    columns: columnsOf(scorers, batting),
  };
}

/** How it ended. */
export function finalState({ match, scorers }: Played): MatchState {
  const { outcome } = match.info;
  const hasBegun = scorers.length > 0;
  const told: MatchState = {
    ...blank,
    status: statusOf(match, hasBegun),
    score: hasBegun ? scoreOf(scorers) : null,
    periods: periodsOf(scorers),
    columns: hasBegun ? columnsOf(scorers, null) : [],
    note: noteOf(match),
  };
  if (!isPlayed(told.status)) return told;
  return { ...told, winner: winnerOf(match) ?? (outcome?.result ? 'draw' : null) };
}

function statusOf({ info }: Match, hasBegun: boolean): MatchState['status'] {
  const { outcome } = info;
  if (!outcome) return 'unknown';
  if (/no result/i.test(outcome.result ?? '')) return 'abandoned';
  // Who wins without a ball is given the match; who won by so much played it, if this file tells of it or not.
  const isGiven = /^awarded$/i.test(outcome.method ?? '') || !(hasBegun || outcome.by);
  return isGiven ? 'awarded' : 'ended';
}

function noteOf({ info }: Match): string | null {
  const { outcome } = info;
  return outcome?.method ?? (outcome?.bowl_out ? 'Bowl-out' : null);
}

export function winnerOf(match: Match): Side | null {
  const { winner, eliminator, bowl_out } = match.info.outcome ?? {};
  const team = winner ?? eliminator ?? bowl_out;
  return team === undefined ? null : sideOf(match, team);
}

export function resultOf(match: Match): ScorecardResult | null {
  const { outcome } = match.info;
  if (!outcome) return null;
  const winner = winnerOf(match);
  const { runs, wickets, innings } = outcome.by ?? {};
  const kind = /tie/i.test(outcome.result ?? '')
    ? 'tied'
    : /no result/i.test(outcome.result ?? '')
      ? 'noResult'
      : winner
        ? 'won'
        : 'drawn';
  return {
    kind,
    winner,
    by: winner && decisionOf(match),
    n: innings ? (runs ?? null) : (runs ?? wickets ?? null),
    method: outcome.method ?? null,
  };
}

function decisionOf({ info }: Match): ScorecardResult['by'] {
  const { by, eliminator, bowl_out, method } = info.outcome!;
  if (by?.innings) return 'innings';
  if (by?.runs !== undefined) return 'runs';
  if (by?.wickets !== undefined) return 'wickets';
  if (eliminator) return 'superOver';
  if (bowl_out) return 'bowlOut';
  return /^awarded$/i.test(method ?? '') ? 'award' : 'other';
}
