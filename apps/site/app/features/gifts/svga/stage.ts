import type { VideoEntity } from 'svgaplayerweb';
import { type Animation, closeAll, loadSvga } from './load-svga.ts';

export interface Stage {
  animation: Animation;
  play(): void;
  pause(): void;
  show(frame: number): void;
  /** Once and a half as fast: 1.5. */
  setSpeed(speed: number): void;
  setLoops(loops: number): void;
  close(): void;
}

/** More would cost time to draw, and show nothing more. */
const mostDensity = 2;

/**
 * Has svgaplayerweb's player draw an animation on a canvas; `onFrame` hears of each frame, `onEnd` of the last loop's
 * end. Throws what `loadSvga` does.
 */
export async function openStage(
  canvas: HTMLCanvasElement,
  src: string | Blob,
  {
    signal,
    onFrame,
    onEnd,
  }: { signal: AbortSignal; onFrame: (frame: number) => void; onEnd: () => void },
): Promise<Stage> {
  const [{ default: svga }, animation] = await Promise.all([
    import('svgaplayerweb'),
    loadSvga(src, signal),
  ]);
  const { movie, bitmaps } = animation;
  // What the player takes for its canvas has as many pixels as the screen, and is laid out by us.
  const surface = {
    get width() {
      return canvas.width;
    },
    get height() {
      return canvas.height;
    },
    get clientWidth() {
      return canvas.width;
    },
    get clientHeight() {
      return canvas.height;
    },
    getContext: () => canvas.getContext('2d'),
  };
  const player = new svga.Player(surface as unknown as HTMLCanvasElement);
  const video = { ...movie, images: {}, audios: [] };
  player.clearsAfterStop = false;
  player.setVideoItem(video as unknown as VideoEntity);
  // Pictures that are drawn as they are, not made of text first.
  for (const [key, bitmap] of bitmaps) player.setImage(bitmap as unknown as string, key);
  let now = 0;
  let playing = false;
  player.onFrame((frame) => {
    now = frame;
    onFrame(frame);
  });
  player.onFinished(() => {
    playing = false;
    onEnd();
  });
  const goOn = () => player.stepToFrame(now, playing);
  const sizes = new ResizeObserver(() => {
    const density = Math.min(devicePixelRatio, mostDensity);
    canvas.width = Math.round(canvas.clientWidth * density);
    canvas.height = Math.round(canvas.clientHeight * density);
    goOn();
  });
  sizes.observe(canvas);

  return {
    animation,
    play() {
      playing = true;
      if (now >= movie.frames - 1) now = 0;
      goOn();
    },
    pause() {
      playing = false;
      player.pauseAnimation();
    },
    show(frame) {
      now = Math.min(Math.max(frame, 0), movie.frames - 1);
      goOn();
      onFrame(now);
    },
    setSpeed(speed) {
      video.FPS = movie.FPS * speed;
      goOn();
    },
    setLoops(loops) {
      player.loops = loops;
      if (playing) goOn();
    },
    close() {
      sizes.disconnect();
      player.stopAnimation(true);
      closeAll(bitmaps);
    },
  };
}
