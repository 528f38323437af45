import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Doing } from '@xiongmao/player/use-playback';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Pause from 'lucide-react/icons/pause';
import PictureInPicture from 'lucide-react/icons/picture-in-picture-2';
import Play from 'lucide-react/icons/play';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { PlayerButton } from './player-button.tsx';
import { VolumeControl } from './volume-control.tsx';

interface ControlBarProps {
  shown: boolean;
  video: RefObject<HTMLVideoElement | null>;
  doing: Doing;
  onToggle: () => void;
  onFullscreen: () => void;
  /** Above the buttons: where it is. */
  timeline: ReactNode;
  /** After the volume: how it stands. */
  children?: ReactNode;
  /** At the end: what can be chosen of the picture. */
  tools: ReactNode;
}

/** The player's controls, at the foot of the picture. */
export function ControlBar(props: ControlBarProps) {
  const { shown, video, doing, timeline, children, tools, onToggle, onFullscreen } = props;
  const { t } = useTranslation('player');
  const isFull = useFullscreen();
  const isPlaying = doing === 'playing' || doing === 'buffering';
  return (
    <div
      className={`absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/85 to-transparent px-1 pt-8 transition-opacity duration-150 focus-within:opacity-100 motion-reduce:transition-none ${shown ? '' : 'pointer-events-none opacity-0'}`}
    >
      {timeline}
      <div className="flex items-center">
        <PlayerButton label={t(isPlaying ? 'pause' : 'play')} onClick={onToggle}>
          {isPlaying ? (
            <Pause aria-hidden className="size-5 fill-current" />
          ) : (
            <Play aria-hidden className="size-5 fill-current" />
          )}
        </PlayerButton>
        <VolumeControl video={video} />
        {children}
        <div className="grow" />
        {tools}
        <PictureInPictureButton video={video} />
        <PlayerButton label={t(isFull ? 'exitFullscreen' : 'fullscreen')} onClick={onFullscreen}>
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
  const { t } = useTranslation('player');
  if (!document.pictureInPictureEnabled) return null;
  function toggle(): void {
    if (document.pictureInPictureElement) void document.exitPictureInPicture();
    else void video.current?.requestPictureInPicture().catch(() => undefined);
  }
  return (
    <PlayerButton label={t('pip')} onClick={toggle} className="max-sm:hidden">
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
