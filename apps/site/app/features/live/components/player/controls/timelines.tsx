import { formatClock, formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type RefObject, useEffect, useState } from 'react';

const slider = 'h-6 w-full cursor-pointer accent-(--accent)';
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
  const { t } = useTranslation('live');
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
      aria-label={t('player.seek')}
      aria-valuetext={t('player.behind', { time: formatCountdown(behind) })}
      className={slider}
    />
  );
}

/** Where a recording is, and how long it is. */
export function ReplayTimeline({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation('live');
  const [place, setPlace] = useState({ at: 0, length: 0 });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const look = () => {
      const { currentTime, duration } = element;
      setPlace({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
    };
    const events = ['timeupdate', 'durationchange', 'seeking'] as const;
    for (const name of events) element.addEventListener(name, look);
    return () => {
      for (const name of events) element.removeEventListener(name, look);
    };
  }, [video]);
  const { at, length } = place;
  const text = `${formatClock(at)} / ${formatClock(length)}`;
  return (
    <div className="flex items-center gap-2 px-2">
      <input
        type="range"
        min={0}
        max={Math.max(1, length)}
        step={1}
        value={at}
        onChange={(event) => {
          if (video.current) video.current.currentTime = Number(event.target.value);
        }}
        aria-label={t('player.seek')}
        aria-valuetext={text}
        className={slider}
      />
      <span dir="ltr" className="tabular shrink-0 text-xs">
        {text}
      </span>
    </div>
  );
}
