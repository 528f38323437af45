import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { videoFile } from '@xiongmao/api/videos/media';
import type { ObjectStore } from '@xiongmao/storage/object-store';

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
};

/** Keeps what stands in a folder as the files of a key: what leads to others last. */
export async function keepFiles(
  objects: ObjectStore,
  { key, out, signal }: { key: string; out: string; signal: AbortSignal },
  onKept: (share: number) => void,
): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => videoFile.test(name))
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  for (const [index, name] of names.entries()) {
    signal.throwIfAborted();
    const type = types[path.extname(name)]!;
    await objects.put(`videos/${key}/${name}`, { file: path.join(out, name) }, type);
    onKept((index + 1) / names.length);
  }
}

const depthOf = (name: string): number =>
  name === 'master.m3u8' ? 2 : name.endsWith('.m3u8') ? 1 : 0;
