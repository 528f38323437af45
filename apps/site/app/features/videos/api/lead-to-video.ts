import { type RouterContextProvider, redirect } from 'react-router';
import { videoPath } from '#app/paths.ts';
import { ensure } from '#app/platform/query.ts';

/** Where a video is that is not where it was looked for; for now, since editors may move one. Throws as `ensure` does: 404, and 410 for what is gone. */
export async function leadToVideo(
  context: Readonly<RouterContextProvider>,
  id: number,
  search = '',
): Promise<Response> {
  const { items } = await ensure(context, 'GET /video/list', { query: { id } });
  return redirect(videoPath(items[0]!) + search);
}
