import { messageTypes } from './chunk-writer.ts';

/** A tag of an FLV file, whose body is that of an RTMP message. */
export interface FlvTag {
  kind: 'video' | 'audio';
  /** ms from the file's beginning. */
  at: number;
  body: Buffer;
  /** How frames are decoded: sent once, before them. */
  isConfig: boolean;
}

const headerLength = 9;
const backPointerLength = 4;
const tagHeaderLength = 11;

/** Pictures and sound of an FLV file, in its order; throws on what is no FLV file, or is cut off. */
export function readFlv(file: Buffer): FlvTag[] {
  if (file.toString('latin1', 0, 3) !== 'FLV') throw new Error('no FLV file');
  const tags: FlvTag[] = [];
  let at = headerLength + backPointerLength;
  while (at < file.length) {
    const length = file.readUIntBE(at + 1, 3);
    const end = at + tagHeaderLength + length;
    if (end > file.length) throw new Error('an FLV file that is cut off');
    const type = file[at]!;
    const body = file.subarray(at + tagHeaderLength, end);
    const time = file.readUIntBE(at + 4, 3) + file[at + 7]! * 2 ** 24;
    if (type === messageTypes.video || type === messageTypes.audio) {
      const kind = type === messageTypes.video ? 'video' : 'audio';
      tags.push({ kind, at: time, body, isConfig: body[1] === 0 });
    }
    at = end + backPointerLength;
  }
  return tags;
}
