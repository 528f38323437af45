import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createCallerAddress } from './caller-address.ts';

function caller(trusted: string, remoteAddress: string, forwarded?: string): string {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  return createCallerAddress(trusted)(request as unknown as IncomingMessage);
}

test('A stranger who names another address is not believed', () => {
  expect(caller('loopback', '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
});

test('A trusted proxy names the caller', () => {
  expect(caller('loopback', '127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(caller('loopback', '::1', '203.0.113.9')).toBe('203.0.113.9');
  expect(caller('10.0.0.0/8', '::ffff:10.1.2.3', '2001:db8::7')).toBe('2001:db8::7');
});

test('Behind several proxies the nearest stranger counts, not what the caller put in front', () => {
  expect(caller('loopback,10.0.0.0/8', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2')).toBe(
    '203.0.113.9',
  );
});

test('A proxy that names nobody, or nonsense, is the caller itself', () => {
  expect(caller('loopback', '127.0.0.1')).toBe('127.0.0.1');
  expect(caller('loopback', '127.0.0.1', 'unknown')).toBe('127.0.0.1');
});

test('A list that can not be read is refused', () => {
  for (const text of ['everyone', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/x']) {
    expect(() => createCallerAddress(text), text).toThrow(`TRUST_PROXY="${text}"`);
  }
});
