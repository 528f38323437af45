import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Doing } from '@xiongmao/player/use-playback';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { Link } from '#app/platform/link.tsx';
import { stopWatching, type Watched } from '../player-store.ts';
import { PlayerButton } from './player-button.tsx';

interface MiniControlsProps {
  watched: Watched;
  doing: Doing;
  onToggle: () => void;
}

/** Back to the page, play and pause, and an end to it. */
export function MiniControls({ watched, doing, onToggle }: MiniControlsProps) {
  const { t } = useTranslation('player');
  const isPlaying = doing === 'playing' || doing === 'buffering';
  return (
    <>
      <Link
        to={watched.to}
        prefetch="none"
        aria-label={t('expand', { title: watched.title })}
        className="absolute inset-0 -outline-offset-2"
      />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center bg-linear-to-t from-black/85 to-transparent">
        <PlayerButton
          label={t(isPlaying ? 'pause' : 'play')}
          onClick={onToggle}
          className="pointer-events-auto"
        >
          {isPlaying ? (
            <Pause aria-hidden className="size-4 fill-current" />
          ) : (
            <Play aria-hidden className="size-4 fill-current" />
          )}
        </PlayerButton>
        <p dir="auto" className="min-w-0 grow truncate text-xs">
          {watched.title}
        </p>
        <PlayerButton label={t('close')} onClick={stopWatching} className="pointer-events-auto">
          <X aria-hidden className="size-4" />
        </PlayerButton>
      </div>
    </>
  );
}
