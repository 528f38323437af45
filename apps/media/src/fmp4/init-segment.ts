import type { AacConfig } from '../codecs/aac.ts';
import type { AvcConfig } from '../codecs/avc.ts';
import { box, fullBox, u8, u16, u32 } from './boxes.ts';

export const videoTrack = 1;
export const audioTrack = 2;
/** Ticks a second of the video track; the audio track's are its samples. */
export const videoTimescale = 90_000;

export interface Codecs {
  video: AvcConfig;
  audio: AacConfig | null;
}

/** What stands before all fragments: tracks and codecs, no samples. */
export function initSegment({ video, audio }: Partial<Codecs>): Buffer {
  const tracks = [...(video ? [videoTrack] : []), ...(audio ? [audioTrack] : [])];
  return Buffer.concat([
    box('ftyp', text('iso6'), u32(1), text('iso6mp41cmfc')),
    box(
      'moov',
      fullBox(
        'mvhd',
        0,
        0,
        u32(0, 0, 1000, 0, 0x10000),
        u16(0x100, 0),
        u32(0, 0),
        matrix,
        u32(0, 0, 0, 0, 0, 0, audioTrack + 1),
      ),
      ...(video ? [videoTrak(video)] : []),
      ...(audio ? [audioTrak(audio)] : []),
      box('mvex', ...tracks.map((id) => fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0)))),
    ),
  ]);
}

export const codecsOf = ({ video, audio }: Codecs): string =>
  audio ? `${video.codec},${audio.codec}` : video.codec;

const text = (value: string): Buffer => Buffer.from(value, 'latin1');
const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const selfContained = fullBox('url ', 0, 1);

function videoTrak(video: AvcConfig): Buffer {
  const { width, height, record } = video;
  const entry = box(
    'avc1',
    u8(0, 0, 0, 0, 0, 0),
    u16(1, 0, 0),
    u32(0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    box('avcC', record),
  );
  const header = tkhd(videoTrack, 0, width * 0x10000, height * 0x10000);
  const kind = fullBox('vmhd', 0, 1, u16(0, 0, 0, 0));
  return trak(header, videoTimescale, 'vide', kind, entry);
}

function audioTrak(audio: AacConfig): Buffer {
  const { sampleRate, channels } = audio;
  const entry = box(
    'mp4a',
    u8(0, 0, 0, 0, 0, 0),
    u16(1),
    u32(0, 0),
    u16(channels, 16, 0, 0),
    // 16.16, so what is above 65,535 is told by the configuration alone.
    u32((sampleRate & 0xffff) * 0x10000),
    esds(audio),
  );
  const header = tkhd(audioTrack, 0x100, 0, 0);
  return trak(header, sampleRate, 'soun', fullBox('smhd', 0, 0, u16(0, 0)), entry);
}

function tkhd(id: number, volume: number, width: number, height: number): Buffer {
  return fullBox(
    'tkhd',
    0,
    7,
    u32(0, 0, id, 0, 0, 0, 0),
    u16(0, 0, volume, 0),
    matrix,
    u32(width, height),
  );
}

function trak(
  header: Buffer,
  timescale: number,
  handler: string,
  kind: Buffer,
  entry: Buffer,
): Buffer {
  const undetermined = 0x55c4;
  return box(
    'trak',
    header,
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(undetermined, 0)),
      fullBox('hdlr', 0, 0, u32(0), text(handler), u32(0, 0, 0), u8(0)),
      box(
        'minf',
        kind,
        box('dinf', fullBox('dref', 0, 0, u32(1), selfContained)),
        box(
          'stbl',
          fullBox('stsd', 0, 0, u32(1), entry),
          fullBox('stts', 0, 0, u32(0)),
          fullBox('stsc', 0, 0, u32(0)),
          fullBox('stsz', 0, 0, u32(0, 0)),
          fullBox('stco', 0, 0, u32(0)),
        ),
      ),
    ),
  );
}

/** The elementary stream's descriptors (ISO 14496-1 §7.2.6). */
function esds({ record }: AacConfig): Buffer {
  const specific = descriptor(5, record);
  const aacAudio = u8(0x40, 0x15, 0, 0, 0);
  const decoder = descriptor(4, Buffer.concat([aacAudio, u32(0, 0), specific]));
  const stream = descriptor(
    3,
    Buffer.concat([u16(audioTrack), u8(0), decoder, descriptor(6, u8(2))]),
  );
  return fullBox('esds', 0, 0, stream);
}

const descriptor = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([u8(tag, 0x80, 0x80, 0x80, content.length), content]);
