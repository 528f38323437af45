import { type APIRequestContext, expect, request } from '@playwright/test';
import type { Product } from '../product/product.ts';
import { signIn } from './people/staff.ts';
import { picture } from './picture.ts';

interface NewArticle {
  title: { en_US: string; zh_CN: string };
  /** Shown by a card in its body. */
  matchId: number;
}

/** What the editors do before a journey, by their calls. */
export interface NewsDesk {
  /** An article in two languages with a cover, published; its id. */
  publish: (given: NewArticle) => Promise<number>;
  leave: () => Promise<void>;
}

const bodyOf = (text: string, matchId: number) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    { type: 'matchCard', attrs: { id: matchId } },
  ],
});

export async function openNewsDesk(product: Product): Promise<NewsDesk> {
  const desk: APIRequestContext = await request.newContext();
  await signIn(desk, product, 'editor');
  async function write<Result>(method: string, path: string, data?: object): Promise<Result> {
    const response = await desk.fetch(`${product.console}/java/${path}`, {
      method,
      headers: { 'x-xiongmao': '1' },
      ...(data && { data }),
    });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json() as Promise<Result>;
  }
  return {
    async publish({ title, matchId }) {
      const english = {
        ...{ locale: 'en_US', title: title.en_US, summary: 'What to expect of it.' },
        body: bodyOf('Both sides know each other well.', matchId),
      };
      const chinese = {
        ...{ locale: 'zh_CN', title: title.zh_CN, summary: '赛前看点。' },
        body: bodyOf('两队对彼此都很了解。', matchId),
      };
      const cover = { content: picture.toString('base64'), alt: 'The ground' };
      const kept = await write<{ result: { id: number } }>('POST', 'news/picture', cover);
      const facts = { gameId: 202, coverId: kept.result.id, links: [] };
      const articles = 'console/news-articles';
      const { id } = await write<{ id: number }>('POST', articles, { ...facts, ...english });
      await write('POST', 'console/news-texts', { articleId: id, ...chinese });
      const { version } = await write<{ version: string }>('GET', `${articles}/${id}`);
      await write('PATCH', `${articles}/${id}`, { version, event: 'publish' });
      return id;
    },
    leave: () => desk.dispose(),
  };
}
