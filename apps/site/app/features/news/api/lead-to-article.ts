import { type RouterContextProvider, redirect } from 'react-router';
import { articlePath } from '#app/paths.ts';
import { ensure } from '#app/platform/query.ts';

/** Where an article is that is not where it was looked for; for now, since editors may move one. Throws as `ensure` does: 404, and 410 for what is gone. */
export async function leadToArticle(
  context: Readonly<RouterContextProvider>,
  id: number,
  search = '',
): Promise<Response> {
  const { items } = await ensure(context, 'GET /news/list', { query: { id } });
  return redirect(articlePath(items[0]!) + search);
}
