/** A box of ISO 14496-12: its length, four letters, its content. */
export function box(type: string, ...content: Uint8Array[]): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 4, 'latin1');
  const whole = Buffer.concat([header, ...content]);
  whole.writeUInt32BE(whole.length);
  return whole;
}

/** A box with a version and flags before its content. */
export const fullBox = (
  type: string,
  version: number,
  flags: number,
  ...content: Uint8Array[]
): Buffer => box(type, u32(version * 2 ** 24 + flags), ...content);

export const u8 = (...values: number[]): Buffer => Buffer.from(values);

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

/** 32 bits each; negative numbers as their complement. */
export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
