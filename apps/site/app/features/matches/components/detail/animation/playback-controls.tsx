import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Playback } from './use-playback.ts';

interface PlaybackControlsProps {
  playback: Playback;
  count: number;
  /** The moment that is shown, in words. */
  moment: string;
  live: boolean;
}

/** Play, pause, and a scrubber over the whole match; live, the way back to now. */
export function PlaybackControls({ playback, count, moment, live }: PlaybackControlsProps) {
  const { t } = useTranslation('matches');
  const { index, playing, following, toggle, seek, toLive } = playback;
  const Icon = playing ? Pause : Play;
  return (
    <div className="flex items-center gap-2 px-2 py-1">
      <IconButton label={t(playing ? 'animation.pause' : 'animation.play')} onClick={toggle}>
        <Icon aria-hidden className="size-5 fill-current" />
      </IconButton>
      <input
        type="range"
        min={0}
        max={Math.max(0, count - 1)}
        value={index}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        aria-label={t('animation.position')}
        aria-valuetext={moment}
        className="h-11 min-w-0 grow accent-accent md:h-9"
      />
      {live && (
        <button
          type="button"
          disabled={following}
          onClick={toLive}
          className="min-h-11 shrink-0 px-2 text-xs font-semibold text-muted disabled:text-live md:min-h-9"
        >
          {t(following ? 'status.live' : 'animation.toLive')}
        </button>
      )}
    </div>
  );
}
