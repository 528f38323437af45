import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from '../product/product.ts';

const written = {
  gameId: 202,
  coverId: null as number | null,
  links: [],
  locale: 'en_US',
  title: 'What the numbers say',
  summary: 'Two sides that never gave a goal away.',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'They won the last five.' }] }],
  },
};

/** Writes a draft in English, as whoever is signed in: an editor's, or in the studio an expert's. */
export async function draftArticle(
  request: APIRequestContext,
  product: Product,
  own: Partial<typeof written> = {},
  office: 'console' | 'studio' = 'console',
): Promise<{ id: number; title: string; version: string }> {
  const path = office === 'studio' ? 'studio/articles' : 'console/news-articles';
  const answer = await request.post(`${product[office]}/java/${path}`, {
    headers: { 'x-xiongmao': '1' },
    data: { ...written, ...own },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, version } = (await answer.json()) as { id: number; version: string };
  return { id, version, title: own.title ?? written.title };
}
