import { createBitReader, MediaError } from './bit-reader.ts';

export interface AacConfig {
  /** AudioSpecificConfig, as it came. */
  record: Buffer;
  sampleRate: number;
  channels: number;
  samplesPerFrame: number;
  /** As browsers name it: `mp4a.40.2`. */
  codec: string;
}

const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
];
const mostBytes = 64;
/** AAC-LC, and HE-AAC in both versions. */
const objectTypes = [2, 5, 29];

/** Reads what an encoder says of its AAC (ISO 14496-3 §1.6.2.1). Throws MediaError. */
export function readAacConfig(bytes: Buffer): AacConfig {
  if (bytes.length > mostBytes) throw new MediaError('no AAC configuration');
  const read = createBitReader(bytes);
  const objectType = read.bits(5);
  const frequency = read.bits(4);
  const sampleRate = frequency === 15 ? read.bits(24) : sampleRates[frequency];
  const channels = read.bits(4);
  if (!objectTypes.includes(objectType)) throw new MediaError('no AAC that browsers play');
  if (!sampleRate || sampleRate < 7_350 || sampleRate > 96_000)
    throw new MediaError('no sample rate');
  if (channels < 1 || channels > 7) throw new MediaError('no channels');
  if (objectType !== 2) {
    if (read.bits(4) === 15) read.bits(24);
    read.bits(5);
  }
  return {
    record: Buffer.from(bytes),
    sampleRate,
    channels: channels === 7 ? 8 : channels,
    samplesPerFrame: read.bits(1) ? 960 : 1024,
    codec: `mp4a.40.${objectType}`,
  };
}
