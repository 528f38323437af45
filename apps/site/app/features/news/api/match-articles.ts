import { useQuery } from '@tanstack/react-query';
import { useApi } from '#app/platform/app-context.ts';
import { articlesQuery } from './news-queries.ts';

/** Articles about a match, newest first. */
export const useMatchArticles = (matchId: number, enabled = true) =>
  useQuery({ ...articlesQuery(useApi(), { matchId }), enabled });

/** Whether there are any; not until the browser has asked, which it does while `enabled`. */
export const useHasArticles = (matchId: number, enabled: boolean): boolean =>
  Boolean(useMatchArticles(matchId, enabled).data?.total);
