import type { Video } from '@xiongmao/api/videos/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Play from 'lucide-react/icons/play';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { videoPath } from '#app/paths.ts';
import { useWatched, type WatchedVideo } from '#app/shared/player/player-store.ts';
import { savesData } from '#app/shared/player/saves-data.ts';
import { Stage } from '#app/shared/player/stage.tsx';
import { PosterPicture } from '../poster.tsx';
import type { playsState } from '../video-link.tsx';

/** A video's picture: its poster, until somebody wants to see it. */
export function VideoStage({ video }: { video: Video }) {
  const { t } = useTranslation('videos');
  const held = useWatched();
  const isComing = useComing();
  const [isWanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  // It was pressed elsewhere on the site; what a page is opened with anew waits for a press.
  useEffect(() => {
    if (isComing) setWanted(true);
  }, [isComing]);
  const { id, gameId, title, poster, play, seconds } = video;
  const isHeld = held?.kind === 'video' && held.id === id;
  const written = JSON.stringify(play);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same until what it says differs
  const watched = useMemo<WatchedVideo>(
    () => ({
      ...{ kind: 'video', id, title, play, to: videoPath({ id, gameId }) },
      cover: poster?.address ?? null,
    }),
    [id, gameId, title, poster?.address, written],
  );
  const isShown = isWanted || isHeld;
  return (
    <Stage
      watched={isShown ? watched : null}
      pressed={isPressed}
      cover={
        <PosterPicture
          video={video}
          poster={poster}
          first
          sizes="(min-width: 64rem) 48rem, 100vw"
        />
      }
    >
      {!isShown && (
        <button
          type="button"
          aria-label={`${t('player.open', { title })} · ${formatCountdown(seconds)}`}
          onClick={() => {
            setWanted(true);
            setPressed(true);
          }}
          className="group absolute inset-0 flex items-center justify-center -outline-offset-2"
        >
          <span className="flex size-16 items-center justify-center rounded-full bg-black/70 group-hover:bg-accent group-hover:text-on-accent md:size-20">
            <Play aria-hidden className="ms-1 size-7 fill-current md:size-9" />
          </span>
          <bdi className="absolute end-2 bottom-2 rounded-sm bg-black/75 px-1.5 text-xs/5 tabular">
            {formatCountdown(seconds)}
          </bdi>
        </button>
      )}
    </Stage>
  );
}

/** Whether one comes from a link of the site to see the video. */
function useComing(): boolean {
  const state: unknown = useLocation().state;
  const isPushed = useNavigationType() === 'PUSH';
  const plays = (state as Partial<typeof playsState> | null)?.plays === true;
  return isPushed && plays && !savesData();
}
