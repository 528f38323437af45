import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { BoardMatch, MatchStatus } from '@xiongmao/api/matches/shapes';
import { partOf, sportKeyOf, sportOf } from '#app/shared/games/sport-of.ts';

/** A text of the `matches` namespace: the first of the keys that exists, and what it is filled with. */
export interface Words {
  keys: readonly string[];
  params: { context: string; n?: number };
}

export interface StatusLabel {
  /** For a narrow column: FT, HT, Q3. */
  short: Words;
  /** In full: "Full time", "3rd quarter". */
  full: Words;
  tone: Tone;
}

/** `off` is what did not go as planned: postponed, cancelled, interrupted… */
export type Tone = 'live' | 'upcoming' | 'over' | 'off';

const tones: Record<MatchStatus, Tone> = {
  notStarted: 'upcoming',
  live: 'live',
  interrupted: 'off',
  ended: 'over',
  awarded: 'over',
  postponed: 'off',
  cancelled: 'off',
  abandoned: 'off',
  unknown: 'over',
};

/** The phase of a match as its replay shows it: nothing is told of how it stands. */
export const replayPhase = 'replay';

/** What a match was decided by, from its last extra period. */
const endings: Readonly<Record<string, string>> = {
  et: 'afterExtraTime',
  pen: 'afterPenalties',
  ot: 'afterOvertime',
};

type Labelled = Pick<BoardMatch, 'gameId' | 'regularPeriods'> & {
  state: Pick<BoardMatch['state'], 'status' | 'phase' | 'periods' | 'columns'>;
};

/** How a match's status is called: the phase while it is live, and how it ended when it did. */
export function statusLabel({ gameId, regularPeriods, state }: Labelled): StatusLabel {
  const { status, phase } = state;
  const tone = phase === replayPhase ? 'over' : tones[status];
  if (status === 'live' && phase) return { ...phaseLabel(phase, gameId, state.columns), tone };
  const params = { context: sportKeyOf(gameId) };
  const sport = sportOf(gameId);
  const n = status === 'ended' ? oddInnings(state.periods.length, sport, regularPeriods) : null;
  const ending = status === 'ended' ? endingOf(state.periods, sport) : null;
  return {
    short: n
      ? { keys: ['statusShort.afterInnings'], params: { ...params, n } }
      : { keys: [`statusShort.${ending ?? status}`], params },
    full: { keys: [`status.${status}`], params },
    tone,
  };
}

/** Of baseball how many innings it took, if not nine. Fewer than were planned may be all that the source knows. */
function oddInnings(played: number, sport: Sport, planned?: number): number | null {
  const { count } = sport.period;
  const isOdd = played > count || (planned !== undefined && played >= planned && played !== count);
  return sport.columns.includes('hits') && isOdd ? played : null;
}

/** Of baseball's innings the half: the away side bats at the top. Who bats carries the outs. */
function phaseLabel(
  phase: string,
  gameId: number,
  columns: Labelled['state']['columns'],
): Pick<StatusLabel, 'short' | 'full'> {
  const label = periodLabel(phase, gameId);
  const outs = columns.find(({ key }) => key === 'outs');
  if (!outs || periodOrder(sportOf(gameId), phase) < 0 || (outs.home === '') === (outs.away === ''))
    return label;
  const half = outs.away === '' ? 'bottom' : 'top';
  const { params } = label.full;
  return {
    short: { keys: [`phaseShort.${half}`], params },
    full: { keys: [`phase.${half}`], params },
  };
}

/** The words for a phase or a period: a live match's label, a column's head, a chapter's title. */
export function periodLabel(key: string, gameId: number): Pick<StatusLabel, 'short' | 'full'> {
  const { prefix, number } = splitKey(key, sportOf(gameId));
  const params = { context: partOf(gameId), ...(number !== null && { n: number }) };
  return {
    short: { keys: [`phaseShort.${key}`, `phaseShort.${prefix}`], params },
    full: { keys: [`phase.${key}`, `phase.${prefix}`], params },
  };
}

/** `set3` → set and 3. Baseball's extra innings go on where the regular ones end: `extra1` is the tenth. */
function splitKey(key: string, sport: Sport): { prefix: string; number: number | null } {
  const digits = periodOrder(sport, key) < 0 ? undefined : /\d+$/.exec(key)?.[0];
  if (!digits) return { prefix: key, number: null };
  const prefix = key.slice(0, -digits.length);
  const number = Number(digits);
  if (prefix !== 'extra') return { prefix, number };
  return { prefix: sport.period.prefix, number: sport.period.count + number };
}

function endingOf(periods: Labelled['state']['periods'], sport: Sport): string | null {
  const last = sport.extra.findLast((extra) =>
    periods.some(({ key }) => key.replace(/\d+$/, '') === extra.key),
  );
  return (last && endings[last.key]) ?? null;
}
