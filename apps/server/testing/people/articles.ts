import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import { writtenArticle } from '../factories.ts';
import { rows } from '../rows.ts';
import { backOffice } from './back-office.ts';
import type { Person } from './person.ts';

/** A draft, as an office makes one. */
export const draftedArticle = {
  gameId: 202,
  coverId: null,
  links: [],
  locale: 'en_US',
  ...writtenArticle,
};

/** A draft of an editor’s, or in the studio of an expert’s; its id. */
export async function draftArticle(
  by: Person,
  office: 'console' | 'studio' = 'console',
): Promise<number> {
  const name = office === 'studio' ? 'articles' : 'news-articles';
  const { status, body } = await backOffice(by, office).create(name, draftedArticle);
  if (status !== 201) throw new Error(`no article: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** A picture of the library, without its file. */
export async function pictureInLibrary(app: TestApp, uid: number): Promise<number> {
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into article_picture (address, width, height, alt, by_id, at)
      values ('/picture.webp', 1200, 675, 'A pitch', ${uid}, now()) returning id`,
  );
  return made!.id;
}
