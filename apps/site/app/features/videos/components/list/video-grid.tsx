import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { VideoTile, type VideoTileProps } from './video-tile.tsx';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-5 px-3 py-2 md:grid-cols-3 md:px-0 xl:grid-cols-4';

interface VideoGridProps extends Pick<VideoTileProps, 'heading' | 'withGame'> {
  videos: readonly VideoCard[];
  /** They are what is seen first. */
  first?: boolean;
}

/** Videos, as many beside each other as fit. */
export function VideoGrid({ videos, first = false, ...look }: VideoGridProps) {
  return (
    <ul className={grid}>
      {videos.map((video, place) => (
        <li key={video.id} className="min-w-0">
          <VideoTile video={video} first={first && place < 4} {...look} />
        </li>
      ))}
    </ul>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function VideosSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className={grid}>
      {places.map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="aspect-video rounded-lg" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}
