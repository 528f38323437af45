import { useSuspenseQuery } from '@tanstack/react-query';
import { gameByName } from '@xiongmao/api/catalogue/games';
import type { Video } from '@xiongmao/api/videos/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import { askedFavourites, boardQuery } from '#app/features/matches/api/board/board-query.ts';
import { LiveMatch, LiveMatches } from '#app/features/matches/components/board/live-matches.tsx';
import { firstCommentsQuery } from '#app/features/posts/api/post-queries.ts';
import { LateComments } from '#app/features/posts/components/comments/late-comments.tsx';
import { SubjectLike } from '#app/features/posts/components/writing/subject-like.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { leadToVideo } from '#app/features/videos/api/lead-to-video.ts';
import { hotVideosQuery, videoQuery } from '#app/features/videos/api/video-queries.ts';
import { ShareTags, sharedPicture } from '#app/features/videos/components/page/share-tags.tsx';
import { VideoData } from '#app/features/videos/components/page/video-data.tsx';
import { VideoPage } from '#app/features/videos/components/page/video-page.tsx';
import { videoPath, videosPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure, isUnknown, soon } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/video';

export const handle = { namespaces: ['videos', 'posts', 'matches', 'games', 'shared', 'sharing'] };

const slots = { Follow: FollowButton };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>;

const idsOf = ({ match }: Video) => (match ? [match.id] : []);

/** Sees to the video of an address; a wrong game leads to the right one, what does not exist is a 404, what was taken away a 410. */
async function load({ params, request, context }: LoadArgs): Promise<Video> {
  const { game, id } = params;
  const named = gameByName(game);
  if (!named || !/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  const elsewhere = () => leadToVideo(context, Number(id), new URL(request.url).search);
  if (named.slug !== game) throw await elsewhere();
  try {
    const video = await ensure(context, 'GET /:game/video:id', { params });
    // Its match came with it, and is kept current from there.
    const { api, queries } = context.get(appContext);
    const { queryKey } = boardQuery(api, askedFavourites(idsOf(video)));
    if (!queries.getQueryData(queryKey)) queries.setQueryData(queryKey, video.board);
    return video;
  } catch (refusal) {
    throw isUnknown(refusal) ? await elsewhere() : refusal;
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { id, gameId } = await load(args);
  const { api, queries } = args.context.get(appContext);
  await Promise.all([
    soon(queries.prefetchQuery(hotVideosQuery(api, gameId))),
    soon(queries.prefetchInfiniteQuery(firstCommentsQuery(api, `video-${id}`))),
  ]);
  return { now: Date.now() };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await load(args);
  return { now: Date.now() };
}

export default function VideoRoute({ params, loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['common', 'games']);
  const [renderedAt] = useState(loaderData.now);
  const video = useSuspenseQuery(videoQuery(useApi(), params)).data;
  return (
    <RenderedAt value={renderedAt}>
      <Head
        title={video.title}
        description={video.description || video.title}
        kind="video.other"
        picture={sharedPicture(video)}
      />
      <ShareTags video={video} />
      <VideoData video={video} />
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: t('nav.videos'), path: videosPath() },
            { name: t(`games:${video.gameId}` as 'games:202'), path: videosPath(params.game) },
            { name: video.title, path: videoPath(video) },
          ]
        }
      />
      <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4 md:pt-4">
        <FilledSlots value={slots}>
          <LiveMatches key={video.id} ids={idsOf(video)}>
            <VideoPage
              video={video}
              Match={LiveMatch}
              like={<SubjectLike key={video.id} subject={`video-${video.id}`} />}
              talk={<LateComments subject={`video-${video.id}`} />}
            />
          </LiveMatches>
        </FilledSlots>
      </main>
    </RenderedAt>
  );
}
