import { useQuery } from '@tanstack/react-query';
import { useApi } from '#app/platform/app-context.ts';
import { articlesQuery } from './news-queries.ts';

/** Articles about a match, newest first. */
export const useMatchArticles = (matchId: number) => useQuery(articlesQuery(useApi(), { matchId }));

/** Whether there are any; not until the browser has asked. */
export const useHasArticles = (matchId: number): boolean =>
  Boolean(useMatchArticles(matchId).data?.total);
