import { open } from 'node:fs/promises';

/** The kinds of files that are taken, by ffmpeg's names: what else opens others, or is none, is refused unopened. */
export type Container = 'mov' | 'matroska' | 'mpegts';

const boxes = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
const matroska = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const packet = 188;
const sync = 0x47;
const looked = 4 * packet;

/** By its first bytes, whatever it is called; null for what is none of them. */
export async function containerOf(file: string): Promise<Container | null> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(looked), 0, looked, 0);
    if (bytesRead < 16) return null;
    if (boxes.includes(buffer.toString('latin1', 4, 8))) return 'mov';
    if (buffer.subarray(0, 4).equals(matroska)) return 'matroska';
    const packets = [0, 1, 2, 3].map((index) => index * packet);
    return bytesRead === looked && packets.every((at) => buffer[at] === sync) ? 'mpegts' : null;
  } finally {
    await handle.close();
  }
}
