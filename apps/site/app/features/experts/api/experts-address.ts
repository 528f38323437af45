import { gameByName } from '@xiongmao/api/catalogue/games';
import { type ExpertOrder, expertOrders } from '@xiongmao/api/experts/rules';
import { readPage, readWords } from '#app/shared/list/list-address.ts';
import type { ExpertsAsked } from './expert-queries.ts';

export interface ExpertsAddress {
  gameId: number | null;
  order: ExpertOrder;
  q: string;
  page: number;
}

/** What of all experts an address names: the first page by proven win rate unless told otherwise. */
export function readExpertsAddress(search: URLSearchParams): ExpertsAddress {
  return {
    gameId: gameByName(search.get('game') ?? '')?.gameId ?? null,
    order: readOrder(search),
    q: readWords(search.get('q')),
    page: readPage(search.get('page')),
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
