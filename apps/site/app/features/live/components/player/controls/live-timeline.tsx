import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useState } from 'react';
import { sliderLook } from '#app/shared/player/timeline/timeline.tsx';

/** Seconds that can be gone back at most. */
const longestReach = 7_200;
/** ms that a slider rests before it is followed: each place is a start of its own. */
const debounceDelay = 300;

interface LiveTimelineProps {
  reach: number;
  delay: number | null;
  onSeekBack: (seconds: number) => void;
}

/** Goes back in what was live, up to two hours. */
export function LiveTimeline({ reach, delay, onSeekBack }: LiveTimelineProps) {
  const { t } = useTranslation(['live', 'player']);
  const [wanted, setWanted] = useState<number | null>(null);
  const length = Math.min(longestReach, Math.max(1, Math.round((Date.now() - reach) / 1000)));
  const behind = wanted ?? Math.round(delay ?? 0);

  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      onSeekBack(wanted);
      setWanted(null);
    }, debounceDelay);
    return () => clearTimeout(timer);
  }, [wanted, onSeekBack]);

  return (
    <input
      type="range"
      min={0}
      max={length}
      step={1}
      value={Math.max(0, length - behind)}
      onChange={(event) => setWanted(length - Number(event.target.value))}
      aria-label={t('player:seek')}
      aria-valuetext={t('player.behind', { time: formatCountdown(behind) })}
      className={sliderLook}
    />
  );
}
