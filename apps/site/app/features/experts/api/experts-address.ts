import { gameByName } from '@xiongmao/api/catalogue/games';
import { type ExpertOrder, expertOrders } from '@xiongmao/api/experts/rules';
import type { ExpertsAsked } from './expert-queries.ts';

const mostPages = 1000;
const longestSearch = 40;

export interface ExpertsAddress {
  gameId: number | null;
  order: ExpertOrder;
  q: string;
  page: number;
}

/** What of all experts an address names: the first page by proven win rate unless told otherwise. */
export function readExpertsAddress(search: URLSearchParams): ExpertsAddress {
  const page = Number(/^\d{1,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
  return {
    gameId: gameByName(search.get('game') ?? '')?.gameId ?? null,
    order: readOrder(search),
    q: (search.get('q') ?? '').trim().slice(0, longestSearch),
    page: Math.min(Math.max(page, 1), mostPages),
  };
}

export const readOrder = (search: URLSearchParams): ExpertOrder =>
  expertOrders.find((order) => order === search.get('order')) ?? 'bound';

/** The call's words for it. */
export const askedOfAll = ({ gameId, order, q, page }: ExpertsAddress): ExpertsAsked => ({
  order,
  page,
  ...(gameId !== null && { gameId }),
  ...(q && { q }),
});
