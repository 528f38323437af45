import { data, type RouterContextProvider, redirect } from 'react-router';
import { videoPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { videosQuery } from './video-queries.ts';

/** Where a video is that is not where it was looked for; for now, since editors may move one. Nobody's is a 404. */
export async function leadToVideo(
  context: Readonly<RouterContextProvider>,
  id: number,
  search = '',
): Promise<Response> {
  const { api, queries } = context.get(appContext);
  const { items } = await queries.fetchQuery(videosQuery(api, { id }));
  if (!items[0]) throw data(null, { status: 404 });
  return redirect(videoPath(items[0]) + search);
}
