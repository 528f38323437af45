import { bodyOf, type Part } from '@xiongmao/api/pages/parts';
import type { PageName } from '@xiongmao/api/pages/rules';
import type { PageText } from '@xiongmao/api/pages/shapes';
import { locales } from '@xiongmao/i18n/locales';
import { readTexts } from '@xiongmao/i18n/node';

type Shipped = Record<PageName, { title: string; summary: string; parts: Record<string, Part> }>;

const read = (): [locale: string, Shipped][] =>
  locales.flatMap((locale) => {
    const { protocols } = readTexts(locale);
    return protocols ? [[locale, protocols as unknown as Shipped]] : [];
  });
let shipped: ReturnType<typeof read> | undefined;

/** What a page says as the product comes, by locale. */
export function shippedTexts(page: PageName): Record<string, PageText> {
  shipped ??= read();
  return Object.fromEntries(
    shipped.map(([locale, { [page]: text }]) => {
      const { title, summary, parts } = text;
      return [locale, { title, summary, body: bodyOf(Object.values(parts)) }];
    }),
  );
}
