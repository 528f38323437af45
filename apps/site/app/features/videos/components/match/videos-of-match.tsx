import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { ReactNode } from 'react';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { isWhole, useMatchVideos } from '../../api/match-videos.ts';
import { VideoGrid, VideosSkeleton } from '../list/video-grid.tsx';

interface VideosOfMatchProps {
  match: PageMatch;
  /** The match as a whole, or its moments. */
  whole: boolean;
  /** Videos elsewhere, which another feature has; null: none. */
  elsewhere: ReactNode;
}

/** A match's videos: here, and elsewhere. */
export function VideosOfMatch({ match, whole, elsewhere }: VideosOfMatchProps) {
  const { t } = useTranslation('videos');
  const query = useMatchVideos(match);
  const isToCome = match.state.status === 'notStarted';
  return (
    <div className="flex flex-col gap-3">
      {!isToCome && (
        <Loaded query={query} skeleton={<VideosSkeleton />}>
          {({ items }) => {
            const shown = items.filter((video) => isWhole(video) === whole);
            if (shown.length > 0) return <VideoGrid videos={shown} heading="h2" first />;
            return !elsewhere && <EmptyState text={t('empty')} />;
          }}
        </Loaded>
      )}
      {elsewhere}
      {isToCome && !elsewhere && <EmptyState text={t('empty')} />}
    </div>
  );
}
