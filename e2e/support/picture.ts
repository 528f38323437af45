import { crc32, deflateSync } from 'node:zlib';

const [width, height] = [64, 40];

/** A picture in one colour: a PNG, as somebody has it on their disk. */
export const picture = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', head()),
  chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width * 3), 0))),
  chunk('IEND', Buffer.alloc(0)),
]);

function head(): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits a colour, three colours.
  data.set([8, 2], 8);
  return data;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
