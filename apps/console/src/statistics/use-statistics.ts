import type { CrudFilter } from '@refinedev/core';
import { useMemo } from 'react';
import { useAllRows } from './export/use-all-rows.ts';
import { byDay, sumOf } from './figures/figures.ts';
import type { Period } from './period.ts';
import type { View } from './use-view.ts';

/** What narrows rows to a period, and to a channel if one is chosen. */
export function filtersOf({ from, to }: Period, channelId: number | null): CrudFilter[] {
  return [
    { field: 'day', operator: 'gte', value: from },
    { field: 'day', operator: 'lte', value: to },
    ...(channelId ? [{ field: 'channelId', operator: 'eq', value: channelId } as const] : []),
  ];
}

/** The sum of a period. */
export function useTotal(period: Period, channelId: number | null) {
  const { query, rows } = useAllRows('channel-totals', filtersOf(period, channelId));
  return { query, total: useMemo(() => rows && sumOf(rows), [rows]) };
}

/** The days of a period, and the rows of all channels that they are the sums of. */
export function useDays(period: Period, channelId: number | null) {
  const { query, rows } = useAllRows('channel-days', filtersOf(period, channelId));
  const { from, to } = period;
  const days = useMemo(() => rows && byDay(rows, { from, to }), [rows, from, to]);
  return { query, rows, days };
}

/** All that the screen shows of a period and of the one it is compared with. */
export function useStatistics({ period, against, channelId }: View) {
  const now = useTotal(period, channelId);
  const before = useTotal(against, channelId);
  const days = useDays(period, channelId);
  const daysBefore = useDays(against, channelId);
  const queries = [now.query, before.query, days.query, daysBefore.query];
  const refused = queries.find(({ isError, data }) => isError && !data);
  return {
    now,
    before,
    days,
    daysBefore,
    /** The first that was refused; asks for all anew. */
    refused: refused && {
      error: refused.error,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => queries.map((query) => query.refetch()),
    },
  };
}
