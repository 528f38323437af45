/** Of x264 at 1280×720, High, level 3.1. */
const sps = Buffer.from('6764001facd9405005bb0110000003001000000303c0f1831960', 'hex');
const pps = Buffer.from('68ebe3cb22c0', 'hex');

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);

/** AVCDecoderConfigurationRecord. */
export const avcRecord = (level = 0x1f): Buffer => {
  const own = Buffer.from(sps);
  own[3] = level;
  return Buffer.concat([
    Buffer.from([1, own[1]!, own[2]!, level, 0xff, 0xe1]),
    u16(own.length),
    own,
    Buffer.from([1]),
    u16(pps.length),
    pps,
  ]);
};

/** AudioSpecificConfig: AAC-LC, 48 kHz, two channels. */
export const aacRecord = Buffer.from([0x11, 0x90]);

/** Bodies of RTMP messages. */
export const videoConfig = (record = avcRecord()): Buffer =>
  Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), record]);

export const audioConfig = (record = aacRecord): Buffer =>
  Buffer.concat([Buffer.from([0xaf, 0]), record]);

/** A frame of one NAL unit that is no picture, but has the form of one. */
export function videoFrame(key: boolean, { composition = 0, size = 200 } = {}): Buffer {
  const nal = Buffer.alloc(size, 0x5a);
  nal[0] = key ? 0x65 : 0x41;
  const body = Buffer.alloc(9);
  body[0] = key ? 0x17 : 0x27;
  body[1] = 1;
  body.writeIntBE(composition, 2, 3);
  body.writeUInt32BE(size, 5);
  return Buffer.concat([body, nal]);
}

export const audioFrame = (size = 100): Buffer =>
  Buffer.concat([Buffer.from([0xaf, 1]), Buffer.alloc(size, 0x21)]);
