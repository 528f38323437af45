import {
  audioBytes,
  chunkSizeBytes,
  commandBytes,
  connectBytes,
  handshakeBytes,
  publishBytes,
  videoBytes,
} from '@xiongmao/rtmp/words';
import { audioConfig, audioFrame, avcRecord, videoConfig, videoFrame } from './h264.ts';
import type { Random } from './random.ts';

/** What a hostile encoder sends: a good session with some of it spoilt, in pieces. */
export function hostileBytes(random: Random, key: string): Buffer[] {
  const pieces = [
    handshakeBytes(),
    connectBytes(),
    publishBytes(key),
    chunkSizeBytes(4096),
    videoBytes(0, videoConfig()),
    audioBytes(0, audioConfig()),
    ...Array.from({ length: 1 + random.below(12) }, (_, at) =>
      videoBytes(at * 40, videoFrame(at % 5 === 0, { size: 1 + random.below(400) })),
    ),
    audioBytes(random.below(2 ** 32), audioFrame()),
    videoBytes(random.below(2 ** 32), videoConfig(avcRecord(random.below(256)))),
    commandBytes(1, 'deleteStream', 6, null, 1),
  ];
  // The handshake is left alone more often than not: what stands behind it is more of a target.
  const from = random.below(8) === 0 ? 0 : 1;
  for (let spoilt = 1 + random.below(6); spoilt > 0; spoilt--) {
    const at = from + random.below(pieces.length - from);
    pieces[at] = spoil(random, pieces[at]!);
  }
  if (random.below(4) === 0) pieces.splice(from + random.below(pieces.length - from), 1);
  if (random.below(4) === 0) pieces.push(random.bytes(random.below(600)));
  return regroup(random, Buffer.concat(pieces));
}

function spoil(random: Random, bytes: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  switch (random.below(6)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([
        bytes.subarray(0, at),
        random.bytes(random.below(40)),
        bytes.subarray(at),
      ]);
    case 2:
      return Buffer.concat([bytes, bytes]);
    case 3: {
      const spoilt = Buffer.from(bytes);
      spoilt.fill(random.below(2) * 0xff, at, Math.min(bytes.length, at + random.below(8)));
      return spoilt;
    }
    default: {
      const spoilt = Buffer.from(bytes);
      for (let flips = 1 + random.below(10); flips > 0 && spoilt.length > 0; flips--) {
        // Headers stand at the front, and matter more than what follows.
        const where = random.below(random.below(2) ? Math.min(32, spoilt.length) : spoilt.length);
        spoilt[where] = random.below(256);
      }
      return spoilt;
    }
  }
}

/** The same bytes, as a network may cut them. */
function regroup(random: Random, bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + random.below(random.below(3) === 0 ? 50 : 3_000);
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}
