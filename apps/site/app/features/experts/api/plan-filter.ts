import { gameByName } from '@xiongmao/api/catalogue/games';
import type { PlansAsked } from './expert-queries.ts';

export const planOrders = ['newest', 'start', 'sales', 'bound'] as const;
export type PlanOrder = (typeof planOrders)[number];

/** What an address chooses of the plans on sale. */
export interface PlanFilter {
  gameId: number | null;
  free: boolean;
  refund: boolean;
  order: PlanOrder;
}

/** What it does not name, or names wrongly, is not filtered. */
export function readPlanFilter(search: URLSearchParams): PlanFilter {
  return {
    gameId: gameByName(search.get('game') ?? '')?.gameId ?? null,
    free: search.get('free') === '1',
    refund: search.get('refund') === '1',
    order: planOrders.find((order) => order === search.get('order')) ?? 'newest',
  };
}

/** The call's words for it. */
export function asked({ gameId, free, refund, order }: PlanFilter): PlansAsked {
  return {
    status: 'onSale',
    order,
    ...(gameId !== null && { gameId }),
    ...(free && { free: '1' }),
    ...(refund && { refund: '1' }),
  };
}

export const isFiltered = ({ gameId, free, refund }: PlanFilter): boolean =>
  gameId !== null || free || refund;
