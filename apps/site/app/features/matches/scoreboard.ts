import { sidesInOrder } from '@xiongmao/api/catalogue/sides';
import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { PeriodScore, ShownState } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { batTwice, inningsOf, inningsText, totalOf } from './cricket.ts';

/** A figure of each side, ready to print; `''` where a side has none yet. */
export interface Figures {
  home: string;
  away: string;
}

/** A column of the scoreboard beside the total. */
export interface ScoreColumnView extends Figures {
  /** Period key (`q1`, `set3`) or column key (`point`, `hits`). */
  key: string;
  kind: 'period' | 'inner' | 'column';
  /** The period in play, or what changes from point to point. */
  current: boolean;
  /** Who won it, once it is over. */
  winner: Side | null;
  /** Points of the tie-break that decided a set of tennis. */
  tieBreak?: ScorePair | undefined;
}

export interface Scoreboard {
  /** The side that stands first, as the sport has it. */
  order: readonly [Side, Side];
  /** The big score: goals, points, runs (`234/5`), sets, frames or maps won; null before there is one. */
  total: Figures | null;
  /** What stands small beside the total where there is no room for all columns: cricket's overs, tennis
   * games and points, kills or rounds of the game being played. */
  compact: ScoreColumnView[];
  /** The shoot-out or super over, which the total leaves out. */
  decider: Figures | null;
  /** Every period and column, in the order in which a wide board shows them. */
  columns: ScoreColumnView[];
  /** Who serves, bats or has the ball. */
  active: Side | null;
  /** Whose name and score stand out: the winner's; null while it is open, and after a draw. */
  winner: Side | null;
}

type Scored = Pick<ShownState, 'status' | 'phase' | 'score' | 'periods' | 'columns' | 'winner'>;

const activeColumns = ['serving', 'batting', 'possession'];
/** Columns that tell of the moment and not of a side's account: the status label shows them. */
const momentColumns = ['outs', 'bases', 'count', 'down'];
const foldedColumns = ['wickets', 'overs', 'target'];
const liveColumns = ['point', 'break'];

/** What the scoreboard of a match shows, the same for every sport. */
export function scoreboard(state: Scored, sport: Sport): Scoreboard {
  const open = state.status === 'live' || state.status === 'interrupted';
  const periods = sortedPeriods(state.periods, sport);
  const current = open ? currentPeriod(state.phase, periods, sport) : null;
  const views = periods
    .filter((period) => isInScore(sport, period.key))
    .map((period) => periodView(period, sport, period === current, open, state));
  const columns = columnViews(state, open && !isBetween(state, sport));
  return {
    ...bigScore(state, sport),
    compact: compact(state, sport, views, columns),
    decider: figuresOf(periods.findLast((period) => !isInScore(sport, period.key))),
    columns: [...views, ...columns],
    active: open ? activeSide(state) : null,
    winner: open || !state.winner || state.winner === 'draw' ? null : state.winner,
  };
}

/** The big score alone, and the side that stands first. */
export function bigScore(state: Scored, sport: Sport): Pick<Scoreboard, 'order' | 'total'> {
  return { order: sidesInOrder(sport), total: totals(state, sport) };
}

function sortedPeriods(periods: readonly PeriodScore[], sport: Sport): PeriodScore[] {
  return [...periods].sort((a, b) => periodOrder(sport, a.key) - periodOrder(sport, b.key));
}

/** The period in play; in a break, the one before it, and before a game begins (ban and pick) none. */
function currentPeriod(
  phase: string | null,
  periods: PeriodScore[],
  sport: Sport,
): PeriodScore | null {
  const named = periods.find((period) => period.key === phase);
  if (named) return named;
  const last = periods.at(-1);
  if (!last || last.winner || (phase && periodOrder(sport, phase) >= 0)) return null;
  return last;
}

function isInScore(sport: Sport, key: string): boolean {
  const extra = sport.extra.find((entry) => key.replace(/\d+$/, '') === entry.key);
  return extra?.inScore ?? true;
}

function periodView(
  period: PeriodScore,
  sport: Sport,
  current: boolean,
  open: boolean,
  state: Scored,
): ScoreColumnView {
  const over = !(open && current) && !isCricket(sport);
  return {
    key: period.key,
    kind: sport.inner ? 'inner' : 'period',
    ...periodFigures(period, sport, open, state),
    current,
    winner: period.winner ?? (over ? ahead(period) : null),
    tieBreak: period.tieBreak,
  };
}

/** How box scores of baseball print a half-inning that the winner had no need of, and one that was called off. */
const unplayedFigure = { spared: 'X', calledOff: '–' };

/** In cricket one side bats in an innings: the other has no figure in it, rather than nought. */
function periodFigures(period: PeriodScore, sport: Sport, open: boolean, state: Scored): Figures {
  const innings = isCricket(sport) && inningsOf(state).find(({ key }) => key === period.key);
  if (innings) return { home: '', away: '', [innings.side]: inningsText(innings) };
  const { home, away, unplayed } = period;
  const figures = { home: String(home), away: String(away) };
  if (!unplayed) return figures;
  const { spared, calledOff } = unplayedFigure;
  const figure = state.winner === unplayed ? spared : calledOff;
  return { ...figures, [unplayed]: open ? '' : figure };
}

const isCricket = (sport: Sport): boolean => sport.columns.includes('wickets');

function ahead({ home, away }: { home: number; away: number }): Side | null {
  return home === away ? null : home > away ? 'home' : 'away';
}

/** Between two sets or frames there are no points. */
function isBetween({ phase }: Scored, sport: Sport): boolean {
  return phase === 'break' && sport.breaks.some((key) => key === phase);
}

function columnViews(state: Scored, open: boolean): ScoreColumnView[] {
  const hidden = [...activeColumns, ...momentColumns, ...foldedColumns];
  return state.columns
    .filter(({ key }) => !hidden.includes(key) && (open || !liveColumns.includes(key)))
    .map(({ key, home, away }) => ({
      key,
      kind: 'column' as const,
      home,
      away,
      current: liveColumns.includes(key),
      winner: null,
    }));
}

function totals(state: Scored, sport: Sport): Figures | null {
  if (!state.score || state.status === 'notStarted') return null;
  const { home, away } = state.score;
  if (isCricket(sport)) return { home: totalOf(state, 'home'), away: totalOf(state, 'away') };
  return { home: String(home), away: String(away) };
}

function compact(
  state: Scored,
  sport: Sport,
  periods: ScoreColumnView[],
  columns: ScoreColumnView[],
): ScoreColumnView[] {
  if (sport.columns.includes('overs')) return oversView(state);
  if (sport.scoring !== 'wins') return [];
  const point = columns.filter(({ key }) => key === 'point');
  // In snooker the points are the frame; in tennis they stand beside the set's games.
  if (point.length > 0 && sport.columns.includes('break')) return point;
  return [...periods.filter(({ current }) => current), ...point];
}

/** Who bats a second time has overs of that innings alone: they belong to the score no longer. */
function oversView(state: Scored): ScoreColumnView[] {
  const overs = state.columns.find(({ key }) => key === 'overs');
  if (!overs) return [];
  const shown = batTwice(state) ? [activeSide(state)] : ['home', 'away'];
  const text = (side: Side) => (shown.includes(side) && isSet(overs[side]) ? overs[side] : '');
  const figures = { home: text('home'), away: text('away') };
  if (figures.home === '' && figures.away === '') return [];
  return [{ key: 'overs', kind: 'column', ...figures, current: false, winner: null }];
}

function activeSide(state: Scored): Side | null {
  if (isKickedOffAnew(state)) return null;
  const column = state.columns.find(({ key }) => activeColumns.includes(key));
  if (!column || isSet(column.home) === isSet(column.away)) return null;
  return isSet(column.home) ? 'home' : 'away';
}

/** What a half ended with, its down and who had the ball, is nothing to the next. */
const isKickedOffAnew = ({ phase }: Pick<ShownState, 'phase'>): boolean => phase === 'halfTime';

/** A column that tells of the moment, of the side whose turn it is; `''` while there is none. */
export function momentValue(state: Pick<ShownState, 'columns' | 'phase'>, key: string): string {
  if (isKickedOffAnew(state)) return '';
  return columnValue(state, key, 'home') || columnValue(state, key, 'away');
}

/** The value of a column for a side; `''` when the match has none. */
export function columnValue(state: Pick<ShownState, 'columns'>, key: string, side: Side): string {
  return state.columns.find((column) => column.key === key)?.[side] ?? '';
}

function isSet(value: string): boolean {
  return value !== '' && value !== '0' && value !== '0.0' && value !== '-';
}

function figuresOf(period: PeriodScore | undefined): Figures | null {
  return period ? { home: String(period.home), away: String(period.away) } : null;
}
