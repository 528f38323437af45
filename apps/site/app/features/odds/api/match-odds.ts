import { useQuery } from '@tanstack/react-query';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { oddsQuery } from './odds-queries.ts';

/**
 * Whether there are odds of a match; not until the browser has asked, which it does while `enabled`, and never where
 * the brand shows none.
 */
export function useHasOdds(matchId: number, enabled: boolean): boolean {
  const { odds } = useConfig();
  const { data } = useQuery({ ...oddsQuery(useApi(), matchId), enabled: enabled && odds });
  return Boolean(data?.quotes.length);
}
