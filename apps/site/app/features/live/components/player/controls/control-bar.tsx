import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Doing } from '@xiongmao/player/use-playback';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import RectangleHorizontal from 'lucide-react/icons/rectangle-horizontal';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from '#app/platform/link.tsx';
import { PlayerButton } from '#app/shared/player-button.tsx';
import { PictureToolsSlot } from '#app/shared/slots.tsx';
import type { Watched } from '../player-store.ts';
import { useTheatre } from '../use-theatre.ts';
import { LiveButton } from './live-button.tsx';
import { Parts, type PartsProps } from './parts.tsx';
import { SettingsButton, type SettingsProps } from './settings-button.tsx';
import { LiveTimeline, ReplayTimeline } from './timelines.tsx';
import { VolumeControl } from './volume-control.tsx';

interface ControlBarProps {
  shown: boolean;
  watched: Watched;
  video: RefObject<HTMLVideoElement | null>;
  doing: Doing;
  isLive: boolean;
  /** Seconds behind the camera; null: not known. */
  delay: number | null;
  /** ms since the epoch from which it can be gone back to; null: it can't. */
  reach: number | null;
  isAtEdge: boolean;
  onToggle: () => void;
  onSeekBack: (seconds: number) => void;
  onLive: () => void;
  onFullscreen: () => void;
  settings: SettingsProps;
  parts: PartsProps | null;
}

/** The player's controls, at the foot of the picture. */
export function ControlBar(props: ControlBarProps) {
  const { shown, watched, video, doing, isLive, delay, reach, isAtEdge, settings, parts } = props;
  const { t } = useTranslation('live');
  const isFull = useFullscreen();
  const isPlaying = doing === 'playing' || doing === 'buffering';
  const theatre = useTheatre(watched);
  return (
    <div
      className={`absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/85 to-transparent px-1 pt-8 transition-opacity duration-150 focus-within:opacity-100 motion-reduce:transition-none ${shown ? '' : 'pointer-events-none opacity-0'}`}
    >
      {isLive ? (
        reach !== null && <LiveTimeline reach={reach} delay={delay} onSeekBack={props.onSeekBack} />
      ) : (
        <ReplayTimeline video={video} />
      )}
      <div className="flex items-center">
        <PlayerButton
          label={t(isPlaying ? 'player.pause' : 'player.play')}
          onClick={props.onToggle}
        >
          {isPlaying ? (
            <Pause aria-hidden className="size-5 fill-current" />
          ) : (
            <Play aria-hidden className="size-5 fill-current rtl:-scale-x-100" />
          )}
        </PlayerButton>
        <VolumeControl video={video} />
        {isLive && <LiveButton delay={delay} isAtEdge={isAtEdge} onLive={props.onLive} />}
        {parts && parts.count > 1 && <Parts {...parts} />}
        <div className="grow" />
        <PictureToolsSlot />
        <SettingsButton {...settings} />
        {theatre && (
          <Link
            to={theatre.to}
            prefetch="none"
            aria-label={t(theatre.isThere ? 'room.normal' : 'room.theatre')}
            title={t(theatre.isThere ? 'room.normal' : 'room.theatre')}
            className="hidden size-10 items-center justify-center rounded-sm text-ink -outline-offset-2 hover:text-accent md:inline-flex"
          >
            <RectangleHorizontal aria-hidden className="size-5" />
          </Link>
        )}
        <PictureInPictureButton video={video} />
        <PlayerButton
          label={t(isFull ? 'player.exitFullscreen' : 'player.fullscreen')}
          onClick={props.onFullscreen}
        >
          {isFull ? (
            <Minimize aria-hidden className="size-5" />
          ) : (
            <Maximize aria-hidden className="size-5" />
          )}
        </PlayerButton>
      </div>
    </div>
  );
}

/** Not where the browser has none. */
function PictureInPictureButton({ video }: Pick<ControlBarProps, 'video'>) {
  const { t } = useTranslation('live');
  if (!document.pictureInPictureEnabled) return null;
  function toggle(): void {
    if (document.pictureInPictureElement) void document.exitPictureInPicture();
    else void video.current?.requestPictureInPicture().catch(() => undefined);
  }
  return (
    <PlayerButton label={t('player.pip')} onClick={toggle} className="max-sm:hidden">
      <PictureInPicture aria-hidden className="size-5" />
    </PlayerButton>
  );
}

function useFullscreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
