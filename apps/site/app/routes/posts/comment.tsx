import { data, redirect } from 'react-router';
import { commentedPath } from '#app/paths.ts';
import { ensure } from '#app/platform/query.ts';
import type { Route } from './+types/comment';

/** A comment's own address leads to it where it was made. */
async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  const id = Number(params.id);
  const { link } = await ensure(context, 'GET /comment/info', { query: { id } });
  const to = commentedPath(link, id);
  if (to === null) throw data(null, { status: 404 });
  throw redirect(to, 302);
}

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export default function CommentRoute() {
  return null;
}
