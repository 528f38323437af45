import { useTranslation } from '@xiongmao/i18n/use-translation';
import CirclePlay from 'lucide-react/icons/circle-play';
import type { WatchProps } from '#app/shared/slots.tsx';
import { useMatchVideos } from '../../api/match-videos.ts';
import { VideoLink } from '../video-link.tsx';

/** The way to the video of an entry of a timeline; nothing where there is none. */
export default function WatchMoment({ match, incident }: WatchProps) {
  const { t } = useTranslation('videos');
  const { data } = useMatchVideos(match);
  const video = data?.items.find((each) => each.match?.incident === incident);
  if (!video) return null;
  return (
    <VideoLink
      video={video}
      aria-label={t('watchMoment', { title: video.title })}
      className="inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-xs font-semibold text-accent -outline-offset-2 hover:underline"
    >
      <CirclePlay aria-hidden className="size-5" />
      {t('watch')}
    </VideoLink>
  );
}
