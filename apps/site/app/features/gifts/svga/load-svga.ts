import { readSvga, type SvgaMovie, SvgaRefused, svgaLimits } from '@xiongmao/api/gifts/svga';

export interface Animation {
  movie: SvgaMovie;
  bitmaps: ReadonlyMap<string, ImageBitmap>;
  /** Bytes of the file. */
  bytes: number;
}

/** Fetches, inflates and reads an animation, by its address or as a file. Throws SvgaRefused, TypeError for no network. */
export async function loadSvga(source: string | Blob, signal?: AbortSignal): Promise<Animation> {
  const file = typeof source === 'string' ? await fetchFile(source, signal) : source;
  if (file.size > svgaLimits.file) throw new SvgaRefused('tooLarge');
  const movie = readSvga(await inflate(file));
  const bitmaps = new Map<string, ImageBitmap>();
  try {
    for (const [key, image] of movie.images) {
      bitmaps.set(key, await createImageBitmap(new Blob([image], { type: 'image/png' })));
    }
  } catch {
    closeAll(bitmaps);
    throw new SvgaRefused('broken');
  }
  return { movie, bitmaps, bytes: file.size };
}

export function closeAll(bitmaps: Animation['bitmaps']): void {
  for (const bitmap of bitmaps.values()) bitmap.close();
}

async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`);
  return response.blob();
}

/** A small file can inflate to a thousand times its size: what is too much stops while it comes. */
async function inflate(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new SvgaRefused('notSvga');
    });
    if (done) break;
    length += value.length;
    if (length > svgaLimits.inflated) {
      void reader.cancel();
      throw new SvgaRefused('tooLarge');
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
