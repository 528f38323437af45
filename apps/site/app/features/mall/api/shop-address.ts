import { type GoodsKind, goodsKinds, goodsSorts } from '@xiongmao/api/mall/rules';
import { readPage, readWords } from '#app/shared/list/list-address.ts';

export type GoodsSort = (typeof goodsSorts)[number];

export interface ShopAddress {
  sort: GoodsSort;
  categoryId: number | null;
  kind: GoodsKind | null;
  /** Only what one can afford. */
  affordable: boolean;
  q: string;
  page: number;
}

const positive = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

/** What of the shop an address names: the first page of all, as the shop recommends it, unless told otherwise. */
export function readShopAddress(search: URLSearchParams): ShopAddress {
  return {
    sort: goodsSorts.find((sort) => sort === search.get('sort')) ?? 'recommended',
    categoryId: positive(search.get('category')),
    kind: goodsKinds.find((kind) => kind === search.get('kind')) ?? null,
    affordable: search.get('afford') === '1',
    q: readWords(search.get('q')),
    page: readPage(search.get('page')),
  };
}

/** Whether it leaves anything out. */
export const isNarrowed = ({ categoryId, kind, affordable, q }: ShopAddress): boolean =>
  categoryId !== null || kind !== null || affordable || q !== '';

/** The call's words for it; `gold` is one's own, which a guest has none of. */
export function askedOfShop(address: ShopAddress, gold: number | null) {
  const { sort, categoryId, kind, affordable, q, page } = address;
  return {
    sort,
    page,
    ...(categoryId !== null && { categoryId }),
    ...(kind !== null && { kind }),
    ...(affordable && gold !== null && { upTo: Math.max(0, gold) }),
    ...(q && { q }),
  };
}
