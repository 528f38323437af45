import type { ChannelFigures, FilterReason } from '@xiongmao/api/promotion/shapes';
import type { Row } from '../../contract.ts';
import { daysOf, type Period } from '../period.ts';

/** What is counted, in the order of the funnel. */
export const figureNames = [
  'visits',
  'registeredVisits',
  'registrations',
  'downloads',
  'firstRecharges',
] as const satisfies readonly (keyof ChannelFigures)[];
export type FigureName = (typeof figureNames)[number];

/** A test compares them with the contract's, which stand beside its validator. */
export const filterReasons = [
  'bot',
  'prefetch',
  'repeat',
  'samePerson',
  'self',
  'unconfirmed',
  'flood',
  'network',
  'claimed',
] as const satisfies readonly FilterReason[];

export type FilterCounts = Partial<Record<FilterReason, number>>;

/** Figures with what was not counted, by reason. */
export interface Sum extends ChannelFigures {
  filtered: FilterCounts;
}

export const noFigures: Sum = {
  rawVisits: 0,
  visits: 0,
  registeredVisits: 0,
  registrations: 0,
  downloads: 0,
  firstRecharges: 0,
  filtered: {},
};

/** The figures of several days or channels together. */
export function sumOf(rows: readonly Sum[]): Sum {
  const sum = { ...noFigures, filtered: {} as FilterCounts };
  for (const row of rows) {
    sum.rawVisits += row.rawVisits;
    for (const name of figureNames) sum[name] += row[name];
    for (const reason of filterReasons) {
      const count = (sum.filtered[reason] ?? 0) + (row.filtered[reason] ?? 0);
      if (count > 0) sum.filtered[reason] = count;
    }
  }
  return sum;
}

export interface DayFigures extends Sum {
  day: string;
}

/** One row for each day of a period, all channels together; days that no row tells of have zeros. */
export function byDay(rows: readonly Row<'channel-days'>[], period: Period): DayFigures[] {
  const groups = Map.groupBy(rows, ({ day }) => day);
  return daysOf(period).map((day) => ({ day, ...sumOf(groups.get(day) ?? []) }));
}

/** How a figure stands to an earlier one: the share by which it grew, null where there was nothing. */
export function growth(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null;
  return (now - before) / before;
}

/** Of those before it, how many came this far; null when none were there. */
export const shareOf = (count: number, of: number): number | null => (of === 0 ? null : count / of);
