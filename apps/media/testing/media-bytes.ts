import { audioBytes, videoBytes } from '@xiongmao/rtmp/words';
import { audioConfig, audioFrame, videoConfig, videoFrame } from './h264.ts';

const frameMs = 40;
const audioMs = 1024 / 48;

/** Messages of a picture with sound, 25 frames a second, in the order in which they are due. */
export function* mediaBytes(
  seconds: number,
  { from = 0, keyEvery = 1 } = {},
): Generator<{
  at: number;
  bytes: Buffer;
}> {
  yield { at: from, bytes: videoBytes(from, videoConfig()) };
  yield { at: from, bytes: audioBytes(from, audioConfig()) };
  let audio = 0;
  for (let frame = 0; frame * frameMs < seconds * 1000; frame++) {
    const at = from + frame * frameMs;
    for (; audio * audioMs < frame * frameMs; audio++) {
      const due = Math.round(from + audio * audioMs);
      yield { at: due, bytes: audioBytes(due, audioFrame()) };
    }
    const key = frame % Math.round((keyEvery * 1000) / frameMs) === 0;
    yield { at, bytes: videoBytes(at, videoFrame(key)) };
  }
}
