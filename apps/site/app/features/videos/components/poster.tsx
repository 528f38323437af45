import { gameBackground, gameById } from '@xiongmao/api/catalogue/games';
import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';
import type { Face } from './face.ts';

interface PosterProps {
  video: Pick<VideoCard, 'gameId' | 'seconds'>;
  poster: Face['poster'];
  /** Among the first that are seen. */
  first?: boolean;
  /** How wide it is shown (`sizes`), if not as a tile. */
  sizes?: string;
  className?: string;
}

const tile = '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw';

/** A video's picture, 16:9, and how long it is; silent: its title stands beside it. */
export function Poster({ video, poster, first = false, className = '' }: PosterProps) {
  const { t } = useTranslation('videos');
  const time = formatCountdown(video.seconds);
  return (
    <span
      className={`always-dark relative block aspect-video shrink-0 overflow-hidden bg-raised text-ink ${className}`}
    >
      <PosterPicture video={video} poster={poster} first={first} />
      <span className="absolute end-1 bottom-1 rounded-sm bg-black/75 px-1 text-xs/5 tabular">
        <span className="sr-only">{t('length', { time })}</span>
        <bdi aria-hidden>{time}</bdi>
      </span>
    </span>
  );
}

/** The same without its length; where it has none, or that can't be fetched, its game's. */
export function PosterPicture({ video, poster, first = false, sizes = tile }: PosterProps) {
  const game = gameById(video.gameId);
  const fallback = game && gameBackground(game.slug);
  const width = poster?.width ?? 640;
  const src = poster?.address ?? fallback;
  return (
    <img
      {...(src && sourcesOf(src, { width, sizes, lazy: !first }))}
      alt=""
      width={width}
      height={poster?.height ?? 360}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.srcset = '';
        if (fallback && !currentTarget.src.endsWith(fallback)) currentTarget.src = fallback;
        else currentTarget.hidden = true;
      }}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
