import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useApi } from '#app/platform/app-context.ts';
import { useZone } from '#app/platform/zone.tsx';

/** How many matches a day has, in all and by game id. */
export interface DayCount {
  day: string;
  total: number;
  games: Readonly<Record<string, number>>;
}

const byDay = ({ days }: { days: readonly DayCount[] }): ReadonlyMap<string, DayCount> =>
  new Map(days.map((count) => [count.day, count]));

/** The counts of the days `from` to `to`, by day; undefined until they are there. */
export function useDayCounts(
  from: string,
  to: string,
  games: readonly number[] | null = null,
): ReadonlyMap<string, DayCount> | undefined {
  const api = useApi();
  const zone = useZone();
  const query = { from, to, zone, gameIds: games?.join(',') };
  const { data } = useQuery({
    ...callQuery(api, 'GET /match/getSeriesCount', { query }),
    staleTime: 5 * 60_000,
    select: byDay,
  });
  return data;
}
