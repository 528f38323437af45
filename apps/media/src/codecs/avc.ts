import { createBitReader, MediaError } from './bit-reader.ts';

export interface AvcConfig {
  /** AVCDecoderConfigurationRecord, as it came: the content of `avcC`. */
  record: Buffer;
  /** Bytes of the length before each NAL unit. */
  lengthSize: number;
  width: number;
  height: number;
  /** As browsers name it: `avc1.64001f`. */
  codec: string;
}

/** Pixels of a side: what level 6.2 can be. */
const longestSide = 8_192;
const mostBytes = 4_096;
/** Profiles whose SPS tells of chroma and scaling (H.264 §7.3.2.1.1). */
const highProfiles = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135];

/** Reads what an encoder says of its H.264 (ISO 14496-15 §5.3.3.1). Throws MediaError. */
export function readAvcConfig(bytes: Buffer): AvcConfig {
  const count = bytes[5]! & 0x1f;
  if (bytes.length < 9 || bytes.length > mostBytes || bytes[0] !== 1 || count < 1) {
    throw new MediaError('no AVC configuration');
  }
  const length = bytes.readUInt16BE(6);
  const sps = bytes.subarray(8, 8 + length);
  if (sps.length < length || length < 4 || (sps[0]! & 0x1f) !== 7) throw new MediaError('no SPS');
  const codec = `avc1.${sps.toString('hex', 1, 4)}`;
  // The bytes are kept, and what they lay in was a message among others.
  const record = Buffer.from(bytes);
  return { record, lengthSize: (bytes[4]! & 3) + 1, codec, ...readSize(sps.subarray(1)) };
}

/** Width and height of the picture that a sequence parameter set describes. */
function readSize(sps: Buffer): { width: number; height: number } {
  const read = createBitReader(withoutEmulation(sps));
  const profile = read.bits(8);
  read.bits(16);
  read.unsigned();
  let chroma = 1;
  if (highProfiles.includes(profile)) {
    chroma = read.unsigned();
    if (chroma === 3) read.bits(1);
    read.unsigned();
    read.unsigned();
    read.bits(1);
    if (read.bits(1)) skipScalingMatrices(read, chroma === 3 ? 12 : 8);
  }
  read.unsigned();
  const orderType = read.unsigned();
  if (orderType === 0) read.unsigned();
  else if (orderType === 1) {
    read.bits(1);
    read.signed();
    read.signed();
    const cycle = read.unsigned();
    if (cycle > 255) throw new MediaError('no picture order');
    for (let index = 0; index < cycle; index++) read.signed();
  }
  read.unsigned();
  read.bits(1);
  const columns = (read.unsigned() + 1) * 16;
  const rows = (read.unsigned() + 1) * 16;
  const isProgressive = read.bits(1);
  if (!isProgressive) read.bits(1);
  read.bits(1);
  const crop = read.bits(1)
    ? [read.unsigned(), read.unsigned(), read.unsigned(), read.unsigned()]
    : [0, 0, 0, 0];
  const [unitX, unitY] = [chroma === 1 || chroma === 2 ? 2 : 1, chroma === 1 ? 2 : 1];
  const fields = isProgressive ? 1 : 2;
  const width = columns - (crop[0]! + crop[1]!) * unitX;
  const height = rows * fields - (crop[2]! + crop[3]!) * unitY * fields;
  const fits = (side: number) => side > 0 && side <= longestSide;
  if (!fits(width) || !fits(height)) throw new MediaError('no size of a picture');
  return { width, height };
}

function skipScalingMatrices(read: ReturnType<typeof createBitReader>, count: number): void {
  for (let list = 0; list < count; list++) {
    if (!read.bits(1)) continue;
    let [last, next] = [8, 8];
    for (let index = 0; index < (list < 6 ? 16 : 64); index++) {
      if (next !== 0) next = (last + read.signed() + 256) % 256;
      if (next !== 0) last = next;
    }
  }
}

/** A NAL unit without the bytes that keep start codes out of it. */
function withoutEmulation(bytes: Buffer): Uint8Array {
  return Uint8Array.from(bytes).filter(
    (byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0),
  );
}

/** Whether a frame's NAL units fill it exactly, and whether one of them is a picture that needs no other. */
export function readAvcFrame(data: Buffer, lengthSize: number): { ok: boolean; key: boolean } {
  let key = false;
  let at = 0;
  while (at < data.length) {
    if (at + lengthSize >= data.length) return { ok: false, key };
    const length = data.readUIntBE(at, lengthSize);
    at += lengthSize;
    if (length === 0 || at + length > data.length) return { ok: false, key };
    if ((data[at]! & 0x1f) === 5) key = true;
    at += length;
  }
  return { ok: data.length > 0, key };
}
