import { useTranslation } from '@xiongmao/i18n/use-translation';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { type RefObject, useEffect, useState } from 'react';
import { PlayerButton } from './player-button.tsx';

/** Sound on or off, and how loud where there is room. */
export function VolumeControl({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation('player');
  const [{ volume, muted }, setSound] = useState({ volume: 1, muted: false });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const look = () => setSound({ volume: element.volume, muted: element.muted });
    look();
    element.addEventListener('volumechange', look);
    return () => element.removeEventListener('volumechange', look);
  }, [video]);
  function change(next: { volume?: number; muted: boolean }): void {
    if (video.current) Object.assign(video.current, next);
  }
  const isSilent = muted || volume === 0;
  const Icon = isSilent ? VolumeX : Volume2;
  return (
    <>
      <PlayerButton
        label={t(isSilent ? 'unmute' : 'mute')}
        onClick={() => change({ muted: !isSilent, ...(volume === 0 && { volume: 1 }) })}
      >
        <Icon aria-hidden className="size-5" />
      </PlayerButton>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ target }) =>
          change({ volume: Number(target.value), muted: target.value === '0' })
        }
        aria-label={t('volume')}
        className="hidden h-6 w-20 cursor-pointer accent-(--accent) lg:block"
      />
    </>
  );
}
