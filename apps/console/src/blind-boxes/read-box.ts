import type { Row } from '../contract.ts';
import { readTexts } from '../form/texts.tsx';
import { readLocalTime } from '../form/values/local-time.ts';

export type BoxInput = Pick<
  Row<'blind-boxes'>,
  | 'names'
  | 'descriptions'
  | 'picture'
  | 'price'
  | 'daily'
  | 'coolDown'
  | 'age'
  | 'closesAt'
  | 'prizes'
>;

/** The control that says how many of some goods are in the box. */
export const prizeField = (goodsId: number): string => `prizes.${goodsId}`;

/** What stands in the form. */
export function readBox(entries: FormData, was?: Row<'blind-boxes'>): BoxInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  return {
    names: readTexts(entries, 'names', was?.names),
    descriptions: readTexts(entries, 'descriptions', was?.descriptions),
    picture: text('picture') || null,
    price: Number(text('price')),
    daily: Number(text('daily')),
    coolDown: Number(text('coolDown')),
    age: Number(text('age')),
    closesAt: readLocalTime(text('closesAt'), was?.closesAt),
    prizes: [...entries].flatMap(([name, value]) => {
      const goodsId = Number(/^prizes\.(\d+)$/.exec(name)?.[1]);
      return Number.isNaN(goodsId) ? [] : [{ goodsId, count: Number(value) }];
    }),
  };
}
