import type { VideoPlay } from '@xiongmao/api/videos/shapes';
import { formatCountdown } from '@xiongmao/i18n/format';
import { thumbAt } from './thumb-at.ts';

interface ThumbProps {
  second: number;
  length: number;
  sheet: VideoPlay['sheet'];
}

/** What is seen at a second, above its place on the timeline. */
export function Thumb({ second, length, sheet }: ThumbProps) {
  const { x, y } = sheet ? thumbAt(sheet, second) : { x: 0, y: 0 };
  const half = (sheet?.width ?? 64) / 2;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute bottom-full flex -translate-x-1/2 flex-col items-center gap-1 pb-1 rtl:translate-x-1/2"
      style={{
        insetInlineStart: `clamp(${half}px, ${(second / length) * 100}%, calc(100% - ${half}px))`,
      }}
    >
      {sheet && (
        <div
          data-thumb
          className="rounded-sm border border-white/60 bg-black"
          style={{
            width: sheet.width,
            height: sheet.height,
            backgroundImage: `url("${sheet.address}")`,
            backgroundPosition: `${-x}px ${-y}px`,
          }}
        />
      )}
      <span dir="ltr" className="tabular rounded-sm bg-black/80 px-1.5 text-xs/5">
        {formatCountdown(second)}
      </span>
    </div>
  );
}
