import { useTranslation } from '@xiongmao/i18n/use-translation';
import CirclePlay from 'lucide-react/icons/circle-play';
import ExternalLink from 'lucide-react/icons/external-link';
import type { WatchProps } from '#app/shared/slots.tsx';
import { useMatchVideos } from '../../api/match-videos.ts';
import { VideoLink } from '../video-link.tsx';

const look =
  'inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-xs font-semibold text-accent -outline-offset-2 hover:underline';

/** The way to the video of an entry of a timeline, else to one elsewhere; nothing where there is neither. */
export default function WatchMoment({ match, links, incident }: WatchProps) {
  const { t } = useTranslation(['videos', 'matches']);
  const { data, isLoading } = useMatchVideos(match);
  const video = data?.items.find((each) => each.match?.incident === incident);
  if (video) {
    return (
      <VideoLink
        video={video}
        aria-label={t('watchMoment', { title: video.title })}
        className={look}
      >
        <CirclePlay aria-hidden className="size-5" />
        {t('watch')}
      </VideoLink>
    );
  }
  // Which of the two it is stays as it is once it is shown.
  const link = isLoading ? undefined : links.find((each) => each.incident === incident);
  if (!link) return null;
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={`${t('watchMoment', { title: link.title })} · ${t('matches:video.elsewhere')}`}
      className={look}
    >
      <CirclePlay aria-hidden className="size-5" />
      {t('watch')}
      <ExternalLink aria-hidden className="size-3.5" />
    </a>
  );
}
