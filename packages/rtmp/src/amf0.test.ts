import { expect, test } from 'vitest';
import { decodeAmf, encodeAmf } from './amf0.ts';
import { ProtocolError } from './protocol-error.ts';

const values = ['publish', 5, null, true, { app: 'live', nested: { depth: 1 } }] as const;

test('What is written is read', () => {
  const [name, number, nothing, yes, fields] = decodeAmf(encodeAmf(...values));
  expect([name, number, nothing, yes]).toEqual(['publish', 5, null, true]);
  expect(fields).toEqual(
    new Map<string, unknown>([
      ['app', 'live'],
      ['nested', new Map([['depth', 1]])],
    ]),
  );
});

test('A name is a name, not a prototype', () => {
  const [fields] = decodeAmf(encodeAmf({ ['__proto__']: 'x' }));
  expect((fields as Map<string, unknown>).get('__proto__')).toBe('x');
});

test('What ends too early is refused wherever it ends', () => {
  const bytes = encodeAmf(values[4]);
  for (let length = 1; length < bytes.length; length++) {
    expect(() => decodeAmf(bytes.subarray(0, length)), `${length} bytes`).toThrow(ProtocolError);
  }
});

test('What is too deep, or holds too many values, is refused', () => {
  const nested = (depth: number) =>
    Buffer.concat([...Array(depth).fill(Buffer.from([0x0a, 0, 0, 0, 1])), Buffer.from([0x05])]);
  expect(() => decodeAmf(nested(8))).not.toThrow();
  expect(() => decodeAmf(nested(9))).toThrow(ProtocolError);
  expect(() => decodeAmf(Buffer.alloc(2_000, 0x05))).toThrow(ProtocolError);
  const many = Buffer.concat([Buffer.from([0x0a, 0xff, 0xff, 0xff, 0xff]), Buffer.alloc(5_000, 5)]);
  expect(() => decodeAmf(many)).toThrow(ProtocolError);
});
