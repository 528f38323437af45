import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { videosOfPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { videosQuery } from '../api/video-queries.ts';
import { VideoTile } from './list/video-tile.tsx';

const most = 3;

/** The newest videos of a person, and the way to all of them; nothing of who made none. */
export function VideosOfPerson({ userId }: { userId: number }) {
  const { t } = useTranslation('videos');
  const { data } = useQuery(videosQuery(useApi(), { userId }));
  if (!data || data.total === 0) return null;
  const all = (
    <Link
      to={videosOfPath(userId)}
      prefetch="intent"
      className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
    >
      {t('all')}
    </Link>
  );
  return (
    <Panel title={t('title')} aside={data.total > most && all}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 px-4 pb-4 sm:grid-cols-3">
        {data.items.slice(0, most).map((video) => (
          <li key={video.id} className="min-w-0">
            <VideoTile video={video} heading="h3" withGame />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
