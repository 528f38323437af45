import { periodOrder, sports } from '@xiongmao/api/catalogue/sports';
import type { PeriodScore, ShownState } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';

type Scored = Pick<ShownState, 'status' | 'phase' | 'score' | 'periods' | 'columns' | 'winner'>;

/** One side's turn at bat. */
export interface Innings {
  key: string;
  side: Side;
  runs: number;
  /** Null where nobody tells. */
  wickets: number | null;
  closed?: PeriodScore['closed'];
}

const { cricket } = sports;
const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The innings that have begun, in order, super overs apart. */
export function inningsOf(state: Pick<Scored, 'periods' | 'columns'>): Innings[] {
  const played = state.periods
    .filter(({ key }) => key.startsWith(cricket.period.prefix))
    .sort((a, b) => periodOrder(cricket, a.key) - periodOrder(cricket, b.key));
  const batted = played.flatMap((period, place) => {
    const scorer = period.home > 0 ? 'home' : period.away > 0 ? 'away' : null;
    const side = scorer ?? (place === played.length - 1 ? batting(state) : null);
    return side ? [{ period, side }] : [];
  });
  return batted.map(({ period, side }, place) => {
    const isLatest = !batted.slice(place + 1).some((later) => later.side === side);
    const told = isLatest ? columnOf(state, 'wickets', side) : '';
    const wickets = period.wickets ?? (told === '' ? null : Number(told));
    const { key, closed } = period;
    return { key, side, runs: period[side], wickets, ...(closed && { closed }) };
  });
}

/** Runs and wickets, `234/5`, `234/5d` of a side that declared; runs alone for one that is all out. */
export function inningsText({
  runs,
  wickets,
  closed,
}: Pick<Innings, 'runs' | 'wickets' | 'closed'>): string {
  if (wickets === null || wickets === 10 || closed === 'allOut') return String(runs);
  return `${runs}/${wickets}${closed === 'declared' ? 'd' : ''}`;
}

/** What a side has made, `162 & 165/6` where it bats twice; nothing before it has batted. */
export function totalOf(state: Scored, side: Side): string {
  const runs = state.score?.[side] ?? 0;
  const own = inningsOf(state).filter((innings) => innings.side === side);
  const counted = own.reduce((sum, innings) => sum + innings.runs, 0);
  if (own.length > 0 && counted === runs) return own.map(inningsText).join(' & ');
  const hasBatted = runs > 0 || batting(state) === side || isSet(columnOf(state, 'overs', side));
  const wickets = columnOf(state, 'wickets', side);
  return hasBatted ? inningsText({ runs, wickets: wickets === '' ? null : Number(wickets) }) : '';
}

/** A side bats, or may bat, for the second time. */
export const batTwice = (state: Pick<Scored, 'periods' | 'columns'>): boolean =>
  inningsOf(state).length > 2;

/** How a match stands or was won, in a fan's terms: `n` is runs, or the wickets that were left. */
export interface Margin {
  side: Side;
  by: 'needs' | 'leads' | 'wickets' | 'runs' | 'innings';
  n: number;
}

export function marginOf(state: Scored & Pick<ShownState, 'note'>): Margin | null {
  const innings = inningsOf(state);
  const last = innings.at(-1);
  if (!last || !state.score) return null;
  if (state.status === 'live' || state.status === 'interrupted') return standingOf(state, innings);
  const { winner, score, status, note } = state;
  if (status !== 'ended' || !winner || winner === 'draw' || note !== null) return null;
  const runs = score[winner] - score[opponent(winner)];
  if (runs <= 0) return null;
  if (last.side === winner) {
    return last.wickets === null ? null : { side: winner, by: 'wickets', n: 10 - last.wickets };
  }
  const isByInnings =
    innings.length === 3 && innings.filter(({ side }) => side === winner).length === 1;
  return { side: winner, by: isByInnings ? 'innings' : 'runs', n: runs };
}

function standingOf(state: Scored, innings: readonly Innings[]): Margin | null {
  const last = innings.at(-1)!;
  const target = Number(columnOf(state, 'target', last.side));
  if (target > 0) {
    return target > last.runs ? { side: last.side, by: 'needs', n: target - last.runs } : null;
  }
  const ahead = (state.score?.home ?? 0) - (state.score?.away ?? 0);
  // Before both have batted out nobody leads.
  if (innings.length < 3 || ahead === 0) return null;
  return { side: ahead > 0 ? 'home' : 'away', by: 'leads', n: Math.abs(ahead) };
}

function batting(state: Pick<Scored, 'columns'>): Side | null {
  const [home, away] = [columnOf(state, 'batting', 'home'), columnOf(state, 'batting', 'away')];
  if (isSet(home) === isSet(away)) return null;
  return isSet(home) ? 'home' : 'away';
}

const columnOf = ({ columns }: Pick<Scored, 'columns'>, key: string, side: Side): string =>
  columns.find((column) => column.key === key)?.[side] ?? '';

const isSet = (value: string): boolean =>
  value !== '' && value !== '0' && value !== '0.0' && value !== '-';
