import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { writtenIn } from '#app/shared/names/written-in.ts';
import type { Face } from '../face.ts';
import { Poster } from '../poster.tsx';
import { VideoFacts } from '../video-facts.tsx';
import { VideoLink } from '../video-link.tsx';

export interface VideoTileProps {
  video: VideoCard;
  /** What is shown of it; its own unless another is given. */
  face?: Face;
  /** The level of its title. */
  heading?: 'h2' | 'h3';
  /** Which game it is of, where they are of several. */
  withGame?: boolean;
  /** Among the first that are seen. */
  first?: boolean;
}

/** A video among others: its picture, and below it what it is. */
export function VideoTile(props: VideoTileProps) {
  const { video, face = video, heading: Title = 'h2', withGame = false, first = false } = props;
  const { t } = useTranslation(['videos', 'games']);
  return (
    <article className="group relative flex min-w-0 flex-col gap-2">
      <Poster video={video} poster={face.poster} first={first} className="rounded-lg" />
      <div className="flex min-w-0 flex-col gap-1 px-1">
        <Title className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere] group-hover:text-accent">
          <VideoLink
            video={video}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            <span {...writtenIn(face.locale)}>{face.title}</span>
          </VideoLink>
        </Title>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted">
          {withGame && <span>{t(`games:${video.gameId}` as 'games:202')}</span>}
          <bdi className="max-w-40 truncate">{video.author.username}</bdi>
          <VideoFacts video={video} />
        </p>
      </div>
    </article>
  );
}
