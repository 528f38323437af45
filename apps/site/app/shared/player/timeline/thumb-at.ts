import type { VideoPlay } from '@xiongmao/api/videos/shapes';

type Sheet = NonNullable<VideoPlay['sheet']>;

/** Where in a sheet the small picture of a second stands, in pixels from its corner. */
export function thumbAt(
  { width, height, columns, count, interval }: Sheet,
  second: number,
): { x: number; y: number } {
  const nth = Math.min(count - 1, Math.max(0, Math.floor(second / interval)));
  return { x: (nth % columns) * width, y: Math.floor(nth / columns) * height };
}
