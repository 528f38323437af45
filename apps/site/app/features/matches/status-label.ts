import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { MatchStatus, ShownState } from '@xiongmao/api/matches/shapes';

/** A text of the `matches` namespace and what it is filled with. */
export interface Words {
  key: string;
  params?: { number: number };
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
  unknown: 'off',
};

type Labelled = Pick<ShownState, 'status' | 'phase' | 'periods'>;

/** How a match's status is called: the phase while it is live, and how it ended when it did. */
export function statusLabel(state: Labelled, sport: Sport): StatusLabel {
  const tone = tones[state.status];
  if (state.status === 'live' && state.phase) {
    const { name, params } = phaseWords(state.phase, sport);
    return { ...words('phase', name, params), tone };
  }
  const name = state.status === 'ended' ? ending(state, sport) : state.status;
  return { ...words('status', name), tone };
}

/** The words for one period: a column's head or a section of the timeline. */
export function periodLabel(key: string, sport: Sport): Pick<StatusLabel, 'short' | 'full'> {
  const { name, params } = phaseWords(key, sport);
  return words('phase', name, params);
}

/** Halves have names of their own; other periods are a word and a number; breaks are words. */
function phaseWords(phase: string, sport: Sport): { name: string; params?: Words['params'] } {
  if (periodOrder(sport, phase) < 0) return { name: phase };
  const digits = /\d+$/.exec(phase)?.[0];
  if (!digits || sport.clock?.continuous) return { name: phase };
  return { name: phase.slice(0, -digits.length), params: { number: Number(digits) } };
}

function ending({ periods }: Labelled, sport: Sport): string {
  const last = sport.extra.findLast((extra) =>
    periods.some(({ key }) => key.replace(/\d+$/, '') === extra.key),
  );
  return last ? `ended${last.key[0]?.toUpperCase()}${last.key.slice(1)}` : 'ended';
}

function words(group: 'status' | 'phase', name: string, params?: Words['params']) {
  const filled = params ? { params } : {};
  return {
    short: { key: `${group}Short.${name}`, ...filled },
    full: { key: `${group}.${name}`, ...filled },
  };
}
