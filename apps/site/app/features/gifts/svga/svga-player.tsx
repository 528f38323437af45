import { type SvgaFault, SvgaRefused } from '@xiongmao/api/gifts/svga';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Animation } from './load-svga.ts';
import type { Stage } from './stage.ts';

export type PlayFault = SvgaFault | 'unreachable';

export const asksForLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays an animation, as large as the box it stands in. What plays it is fetched with the first one. Who asks for less
 * motion is shown its middle for as long as it takes.
 */
export function SvgaPlayer({
  src,
  loops = 1,
  speed = 1,
  paused = false,
  frame,
  moves = false,
  label,
  onLoad,
  onFrame,
  onEnd,
  onFault,
}: {
  /** Its address, or a file. */
  src: string | Blob;
  /** How often; 0 for ever. */
  loops?: number;
  speed?: number;
  paused?: boolean;
  /** What is shown while it is paused. */
  frame?: number;
  /** Also for who asks for less motion: they pressed play. */
  moves?: boolean;
  /** What is seen, for who doesn't; without it it is decoration. */
  label?: string;
  onLoad?: (animation: Animation) => void;
  onFrame?: (frame: number) => void;
  onEnd?: () => void;
  onFault?: (fault: PlayFault) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const loaded = useEffectEvent((animation: Animation) => onLoad?.(animation));
  const moved = useEffectEvent((now: number) => onFrame?.(now));
  const ended = useEffectEvent(() => onEnd?.());
  const failed = useEffectEvent((fault: PlayFault) => onFault?.(fault));

  useEffect(() => {
    const gone = new AbortController();
    let open: Stage | null = null;
    import('./stage.ts')
      .then(({ openStage }) =>
        openStage(canvas.current!, src, { signal: gone.signal, onFrame: moved, onEnd: ended }),
      )
      .then(
        (stage) => {
          if (gone.signal.aborted) return stage.close();
          open = stage;
          setStage(stage);
          loaded(stage.animation);
        },
        (error: unknown) => {
          if (gone.signal.aborted) return;
          failed(error instanceof SvgaRefused ? error.fault : 'unreachable');
        },
      );
    return () => {
      gone.abort();
      open?.close();
      setStage(null);
    };
  }, [src]);

  useEffect(() => stage?.setSpeed(speed), [stage, speed]);
  useEffect(() => stage?.setLoops(loops), [stage, loops]);
  useEffect(() => {
    if (!stage) return;
    if (paused) return stage.pause();
    if (moves || !asksForLessMotion()) return stage.play();
    const { FPS, frames } = stage.animation.movie;
    stage.pause();
    stage.show(Math.floor(frames / 2));
    if (loops === 0) return;
    const timer = setTimeout(ended, (loops * frames * 1_000) / FPS / speed);
    return () => clearTimeout(timer);
  }, [stage, paused, moves, loops, speed]);
  useEffect(() => {
    if (stage && paused && frame !== undefined) stage.show(frame);
  }, [stage, paused, frame]);

  return (
    <canvas
      ref={canvas}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="block size-full"
    />
  );
}
