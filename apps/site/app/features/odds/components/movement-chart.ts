import type { OddsPick } from '@xiongmao/api/odds/kinds';
import type { OddsPoint } from '@xiongmao/api/odds/shapes';

interface Size {
  width: number;
  height: number;
}

export interface MovementChart {
  paths: { pick: OddsPick; d: string }[];
  /** Where the line moved: prices before and after are of other offers. */
  lines: number[];
}

/**
 * Prices as steps over time, the higher the further up, by ratio: from 1.2 to 1.4 is as much as from 6 to 7. Null before
 * anything moved.
 */
export function chartOf(
  points: readonly OddsPoint[],
  picks: readonly OddsPick[],
  now: number,
  { width, height }: Size,
): MovementChart | null {
  const first = points[0];
  if (!first || points.length < 2) return null;
  const times = points.map(({ at }) => Date.parse(at));
  const begin = times[0]!;
  // What stands is drawn on to now, as far as a twentieth of what came before.
  const last = times.at(-1)!;
  const end = Math.max(last + 1, Math.min(now, last + (last - begin) / 20));
  const x = (time: number) => Math.round(((time - begin) / (end - begin)) * width * 10) / 10;
  const values = points.flatMap(({ prices }) => picks.flatMap((pick) => prices[pick] ?? []));
  const [low, high] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const margin = Math.max((high - low) * 0.08, 0.01);
  const y = (price: number) =>
    Math.round(((high + margin - Math.log(price)) / (high - low + 2 * margin)) * height * 10) / 10;
  const paths = picks.map((pick) => {
    const steps = points.flatMap(({ prices }, nth) => {
      const price = prices[pick];
      if (price === undefined) return [];
      return nth === 0 ? `M${x(times[0]!)} ${y(price)}` : `H${x(times[nth]!)}V${y(price)}`;
    });
    return { pick, d: `${steps.join('')}H${width}` };
  });
  const lines = points.flatMap(({ line }, nth) =>
    nth > 0 && line !== points[nth - 1]!.line ? x(times[nth]!) : [],
  );
  return { paths, lines: [...new Set(lines)] };
}
