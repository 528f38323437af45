import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { videosPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { hotVideosQuery } from '../../api/video-queries.ts';
import { VideoTile } from './video-tile.tsx';

/** What is watched most now, in one row that scrolls, and the way to all. */
export default function VideoStrip() {
  const { t } = useTranslation(['videos', 'games']);
  const { data } = useQuery(hotVideosQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="hot-videos">
      <div className="flex items-center justify-between px-3 md:px-0">
        <h2 id="hot-videos" className="text-sm font-semibold">
          {t('hot')}
        </h2>
        <Link
          to={videosPath()}
          prefetch="intent"
          className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
        >
          {t('all')}
        </Link>
      </div>
      <ul className="scrollbar-none flex gap-3 overflow-x-auto px-3 pb-2 md:px-0">
        {data.items.map((video) => (
          <li key={video.id} className="w-56 shrink-0">
            <VideoTile video={video} heading="h3" withGame />
          </li>
        ))}
      </ul>
    </section>
  );
}
