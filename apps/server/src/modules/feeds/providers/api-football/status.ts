import type { MatchState } from '@xiongmao/api/matches/shapes';

/** Which half of extra time: the code is one for both. */
const extraTime = (elapsed: number) => (elapsed > 105 ? 'et2' : 'et1');

type Stage = Pick<MatchState, 'status' | 'phase'>;

/** What a status code says; null for one that is not known. */
export function stageOf(short: string, elapsed: number): Stage | null {
  const phase = short === 'ET' ? extraTime(elapsed) : phases.get(short);
  if (phase !== undefined) return { status: 'live', phase };
  const status = statuses.get(short);
  return status ? { status, phase: null } : null;
}

/** `BT` is the break before extra time or within it, `LIVE` tells no more than that. */
const phases = new Map<string, string | null>([
  ['1H', 'h1'],
  ['HT', 'halfTime'],
  ['2H', 'h2'],
  ['BT', 'extraTimeBreak'],
  ['P', 'pen'],
  ['LIVE', null],
]);

const statuses = new Map<string, Stage['status']>(
  Object.entries({
    TBD: 'notStarted',
    NS: 'notStarted',
    SUSP: 'interrupted',
    INT: 'interrupted',
    FT: 'ended',
    AET: 'ended',
    PEN: 'ended',
    PST: 'postponed',
    CANC: 'cancelled',
    ABD: 'abandoned',
    AWD: 'awarded',
    WO: 'awarded',
  } as const),
);
