import { useQueryClient } from '@tanstack/react-query';
import { useRefreshGold } from '#app/shared/account/use-gold.ts';

/** Asks again what one has, and what one may have for it: after a recharge. */
export function useRefreshAllowed(): () => Promise<void> {
  const queries = useQueryClient();
  const refreshGold = useRefreshGold();
  return async () => {
    await refreshGold();
    await queries.invalidateQueries({ queryKey: ['GET /goods/details'] });
  };
}
