import type { Row } from '../contract.ts';
import { readTexts } from '../form/texts.tsx';
import { readLocalTime } from '../form/values/local-time.ts';

export type GoodsInput = Pick<
  Row<'goods'>,
  | 'names'
  | 'descriptions'
  | 'categoryId'
  | 'price'
  | 'pictures'
  | 'conditions'
  | 'onSale'
  | 'publishAt'
  | 'offAt'
  | 'order'
  | 'lowStock'
>;

/** What stands in the form. */
export function readGoods(entries: FormData, was?: Row<'goods'>): GoodsInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  const numberOf = (name: string) => (text(name) ? Number(text(name)) : null);
  const count = numberOf('conditions.limit.count');
  return {
    names: readTexts(entries, 'names', was?.names),
    descriptions: readTexts(entries, 'descriptions', was?.descriptions),
    categoryId: numberOf('categoryId'),
    price: Number(text('price')),
    pictures: entries.getAll('pictures').map(String),
    conditions: {
      level: Number(text('conditions.level')),
      limit: count === null ? null : { count, days: numberOf('conditions.limit.days') },
      phone: entries.has('conditions.phone'),
    },
    onSale: entries.has('onSale'),
    publishAt: readLocalTime(text('publishAt'), was?.publishAt) ?? new Date().toISOString(),
    offAt: readLocalTime(text('offAt'), was?.offAt),
    order: Number(text('order')),
    lowStock: Number(text('lowStock')),
  };
}
