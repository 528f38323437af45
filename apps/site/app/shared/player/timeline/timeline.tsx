import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Thumb } from './thumb.tsx';

/** How any timeline looks: as high as a finger on a phone. */
export const sliderLook =
  'h-11 max-md:-mt-2 w-full cursor-pointer accent-(--accent) md:h-6 touch-none';
/** Seconds that an arrow key moves. */
const step = 5;

interface TimelineProps {
  video: RefObject<HTMLVideoElement | null>;
  sheet?: VideoPlay['sheet'];
}

/** Where a recording is and how long it is; what is pointed at is shown before one goes there. */
export function Timeline({ video, sheet = null }: TimelineProps) {
  const { t } = useTranslation('player');
  const { at, length, look } = usePlace(video);
  /** Drawn with a pointer: followed once that is lifted. */
  const drawn = useRef(false);
  const [wanted, setWanted] = useState<number | null>(null);
  /** The second that is pointed at. */
  const [shown, setShown] = useState<number | null>(null);
  const place = wanted ?? at;

  function seek(second: number): void {
    const element = video.current;
    // A browser tells twice of where a pointer is lifted.
    if (!element || Math.abs(element.currentTime - second) < 0.05) return;
    element.currentTime = second;
    look();
  }
  function change(second: number): void {
    setShown(second);
    if (drawn.current) setWanted(second);
    else seek(second);
  }
  function lift({ pointerType }: PointerEvent): void {
    drawn.current = false;
    if (wanted !== null) seek(wanted);
    setWanted(null);
    if (pointerType !== 'mouse') setShown(null);
  }
  function point({ clientX, currentTarget }: PointerEvent): void {
    if (drawn.current) return;
    const { left, width, right } = currentTarget.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const share = (isRightToLeft ? right - clientX : clientX - left) / width;
    setShown(Math.min(1, Math.max(0, share)) * length);
  }
  function press(event: KeyboardEvent): void {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const by = { [forward]: step, [backward]: -step, ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    change(Math.min(length, Math.max(0, place + by)));
  }

  const text = `${formatCountdown(place)} / ${formatCountdown(length)}`;
  return (
    <div className="flex items-center gap-2 px-2">
      <div className="relative flex grow">
        <input
          type="range"
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={place}
          onPointerDown={() => {
            drawn.current = true;
          }}
          onPointerUp={lift}
          onPointerCancel={lift}
          onPointerMove={point}
          onPointerLeave={() => setShown(null)}
          onKeyDown={press}
          onBlur={() => setShown(null)}
          onChange={(event) => change(Number(event.target.value))}
          aria-label={t('seek')}
          aria-valuetext={text}
          className={sliderLook}
        />
        {shown !== null && length > 0 && <Thumb second={shown} length={length} sheet={sheet} />}
      </div>
      <span dir="ltr" className="tabular shrink-0 text-xs">
        {text}
      </span>
    </div>
  );
}

function usePlace(video: TimelineProps['video']) {
  const [place, setPlace] = useState({ at: 0, length: 0 });
  const look = useCallback(() => {
    if (!video.current) return;
    const { currentTime, duration } = video.current;
    setPlace({ at: currentTime, length: Number.isFinite(duration) ? duration : 0 });
  }, [video]);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    look();
    const events = ['timeupdate', 'durationchange', 'seeking'] as const;
    for (const name of events) element.addEventListener(name, look);
    return () => {
      for (const name of events) element.removeEventListener(name, look);
    };
  }, [video, look]);
  return { ...place, look };
}
