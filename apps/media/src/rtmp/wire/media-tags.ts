/** What a message of video or audio holds. `unsupported` is told to the encoder; `broken` is dropped. */
export type VideoTag =
  | { kind: 'config'; record: Buffer }
  | { kind: 'frame'; key: boolean; compositionOffset: number; data: Buffer }
  | { kind: 'end' }
  | { kind: 'unsupported'; codec: string }
  | { kind: 'broken' };

export type AudioTag =
  | { kind: 'config'; config: Buffer }
  | { kind: 'frame'; data: Buffer }
  | { kind: 'unsupported'; codec: string }
  | { kind: 'broken' };

const avc = 7;
const aac = 10;
const keyFrame = 1;

export function readVideoTag(body: Buffer): VideoTag {
  if (body.length < 5) return { kind: 'broken' };
  const first = body[0]!;
  // Enhanced RTMP names its codec by four letters.
  if (first & 0x80) return { kind: 'unsupported', codec: fourLetters(body) };
  if ((first & 0x0f) !== avc) return { kind: 'unsupported', codec: `video${first & 0x0f}` };
  const data = body.subarray(5);
  switch (body[1]) {
    case 0:
      return { kind: 'config', record: data };
    case 1: {
      const key = first >> 4 === keyFrame;
      return { kind: 'frame', key, compositionOffset: body.readIntBE(2, 3), data };
    }
    case 2:
      return { kind: 'end' };
    default:
      return { kind: 'broken' };
  }
}

export function readAudioTag(body: Buffer): AudioTag {
  if (body.length < 2) return { kind: 'broken' };
  const codec = body[0]! >> 4;
  if (codec !== aac) return { kind: 'unsupported', codec: `audio${codec}` };
  const data = body.subarray(2);
  if (body[1] === 0) return { kind: 'config', config: data };
  return body[1] === 1 && data.length > 0 ? { kind: 'frame', data } : { kind: 'broken' };
}

const fourLetters = (body: Buffer): string =>
  body.toString('latin1', 1, 5).replace(/[^a-z\d]/gi, '') || 'enhanced';
