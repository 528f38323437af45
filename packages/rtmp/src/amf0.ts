import { ProtocolError } from './protocol-error.ts';

export type AmfValue = number | boolean | string | null | undefined | AmfObject | AmfValue[];
/** A map: a peer's names reach no prototype. */
export type AmfObject = Map<string, AmfValue>;

/** What is written: the few kinds that answers are made of. */
export type AmfWritable = number | boolean | string | null | { [name: string]: AmfWritable };

const deepest = 8;
const mostValues = 1_000;

/** All values of a message. Throws ProtocolError on what is none, is too deep or holds too many. */
export function decodeAmf(bytes: Buffer): AmfValue[] {
  let at = 0;
  let count = 0;

  function take(length: number): number {
    const from = at;
    at += length;
    if (at > bytes.length) throw new ProtocolError('badCommand');
    return from;
  }
  const u8 = () => bytes.readUInt8(take(1));
  const u16 = () => bytes.readUInt16BE(take(2));
  const u32 = () => bytes.readUInt32BE(take(4));
  const text = (length: number) => {
    const from = take(length);
    return bytes.toString('utf8', from, from + length);
  };

  function object(depth: number): AmfObject {
    const fields: AmfObject = new Map();
    for (;;) {
      const name = text(u16());
      if (name === '' && bytes[at] === 0x09) {
        at++;
        return fields;
      }
      fields.set(name, value(depth + 1));
    }
  }

  function value(depth: number): AmfValue {
    if (depth > deepest || ++count > mostValues) throw new ProtocolError('badCommand');
    const type = u8();
    switch (type) {
      case 0x00:
        return bytes.readDoubleBE(take(8));
      case 0x01:
        return u8() !== 0;
      case 0x02:
        return text(u16());
      case 0x03:
        return object(depth);
      case 0x05:
        return null;
      case 0x06:
        return undefined;
      case 0x08:
        take(4); // how many there are, says the peer
        return object(depth);
      case 0x0a: {
        const length = u32();
        const items: AmfValue[] = [];
        for (let index = 0; index < length; index++) items.push(value(depth + 1));
        return items;
      }
      case 0x0b: {
        const time = bytes.readDoubleBE(take(8));
        take(2); // a zone, always zero
        return time;
      }
      case 0x0c:
        return text(u32());
      default:
        throw new ProtocolError('badCommand');
    }
  }

  const values: AmfValue[] = [];
  while (at < bytes.length) values.push(value(0));
  return values;
}

export function encodeAmf(...values: AmfWritable[]): Buffer {
  return Buffer.concat(values.map(encode));
}

function encode(value: AmfWritable): Buffer {
  if (value === null) return Buffer.from([0x05]);
  if (typeof value === 'boolean') return Buffer.from([0x01, value ? 1 : 0]);
  if (typeof value === 'string') return Buffer.concat([Buffer.from([0x02]), named(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  const fields = Object.entries(value).flatMap(([name, field]) => [named(name), encode(field)]);
  return Buffer.concat([Buffer.from([0x03]), ...fields, Buffer.from([0, 0, 0x09])]);
}

function named(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
