import { data, type RouterContextProvider, redirect } from 'react-router';
import { articlePath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { articlesQuery } from './news-queries.ts';

/** Where an article is that is not where it was looked for; for now, since editors may move one. Nobody's is a 404. */
export async function leadToArticle(
  context: Readonly<RouterContextProvider>,
  id: number,
  search = '',
): Promise<Response> {
  const { api, queries } = context.get(appContext);
  const { items } = await queries.fetchQuery(articlesQuery(api, { id }));
  if (!items[0]) throw data(null, { status: 404 });
  return redirect(articlePath(items[0]) + search);
}
