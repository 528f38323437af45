import { useQuery } from '@tanstack/react-query';
import type { Video } from '@xiongmao/api/videos/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ComponentType, ReactNode } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { hotVideosQuery } from '../../api/video-queries.ts';
import { VideoLines } from '../list/video-lines.tsx';
import { VideoHead } from './video-head.tsx';
import { VideoStage } from './video-stage.tsx';

interface VideoPageProps {
  video: Video;
  /** A match with its live score: another feature's. */
  Match: ComponentType<{ id: number }>;
  /** The way to like it, and what is said about it: another feature's. */
  like: ReactNode;
  talk: ReactNode;
}

/** Beside a video: no more of what is watched most than there is room for. */
const mostHot = 6;

/** A video: the picture, what it is, its match as it stands, what else there is to see, what is said of it. */
export function VideoPage({ video, Match, like, talk }: VideoPageProps) {
  const { t } = useTranslation('videos');
  const { id, gameId, match, related } = video;
  const hot = useQuery(hotVideosQuery(useApi(), gameId)).data?.items ?? [];
  const shown = new Set([id, ...related.map((other) => other.id)]);
  const others = hot.filter((other) => !shown.has(other.id)).slice(0, mostHot);
  return (
    <div className="grid items-start gap-x-6 gap-y-3 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <div className="mx-auto w-full md:max-w-[calc((100dvh-12rem)*16/9)]">
          <VideoStage video={video} />
        </div>
        <VideoHead video={video} like={like} />
        {match && (
          <div className="px-3 md:px-0">
            <Match id={match.id} />
          </div>
        )}
      </div>
      <aside
        aria-label={t('related')}
        className="flex min-w-0 flex-col gap-3 empty:hidden xl:col-start-2 xl:row-span-2 xl:row-start-1"
      >
        {related.length > 0 && <VideoLines title={t('related')} videos={related} />}
        {others.length > 0 && <VideoLines title={t('hot')} videos={others} />}
      </aside>
      <div className="min-w-0">{talk}</div>
    </div>
  );
}
