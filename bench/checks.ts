/** One figure against its goal, as the last line of a benchmark gives it. */
export interface Check {
  name: string;
  unit: string;
  ours: number[];
  /** The peer measured in the same run; null where the goal is absolute. */
  ceiling: number[] | null;
  /** Median of ours over median of the ceiling; null without one. */
  ratio: number | null;
  op: '<=' | '>=';
  goal: number;
  ok: boolean;
}

/** Ours may be at most `goal` times the ceiling. */
export function atMostTimes(
  goal: number,
  check: { name: string; unit: string; ours: number[]; ceiling: number[] },
): Check {
  const ratio = round(median(check.ours) / median(check.ceiling));
  return told({ ...rounded(check), ratio, op: '<=', goal, ok: ratio <= goal });
}

/** Ours must be at least `goal` times the ceiling. */
export function atLeastTimes(
  goal: number,
  check: { name: string; unit: string; ours: number[]; ceiling: number[] },
): Check {
  const ratio = round(median(check.ours) / median(check.ceiling));
  return told({ ...rounded(check), ratio, op: '>=', goal, ok: ratio >= goal });
}

/** Ours may be at most `goal`. */
export function atMost(goal: number, check: { name: string; unit: string; ours: number[] }): Check {
  const ok = median(check.ours) <= goal;
  return told({ ...rounded({ ...check, ceiling: null }), ratio: null, op: '<=', goal, ok });
}

/** Ours must be at least `goal`. */
export function atLeast(
  goal: number,
  check: { name: string; unit: string; ours: number[] },
): Check {
  const ok = median(check.ours) >= goal;
  return told({ ...rounded({ ...check, ceiling: null }), ratio: null, op: '>=', goal, ok });
}

/** The value below which `share` of the values lie; 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no samples');
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place % 1);
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** A line of progress, off the answer's way. */
export function say(line: string): void {
  said = Date.now();
  console.error(line);
}

let said = Date.now();

/** When the benchmark last told of its progress. */
export const lastSaid = () => said;

function told(check: Check): Check {
  const { name, unit, ours, ceiling, ratio, op, goal, ok } = check;
  const figures = ceiling
    ? `${round(median(ours))} against ${round(median(ceiling))} ${unit}, ratio ${ratio}`
    : `${round(median(ours))} ${unit}`;
  say(`${ok ? '✓' : '✗'} ${name}: ${figures} (goal ${op} ${goal})`);
  return check;
}

function rounded<Given extends { ours: number[]; ceiling: number[] | null }>(given: Given): Given {
  return { ...given, ours: given.ours.map(round), ceiling: given.ceiling?.map(round) ?? null };
}

/** Four significant digits: more would be noise. */
const round = (value: number) => Number(value.toPrecision(4));
