import { describe, expect, test } from 'vitest';
import { hostOf, networkOf, wideNetworkOf, writtenNetworkOf } from './network.ts';

const same = (...addresses: string[]) => new Set(addresses.map(networkOf)).size === 1;

describe('The network of an address', () => {
  test('is a /24 of IPv4, and no more', () => {
    expect(same('1.2.3.4', '1.2.3.255')).toBe(true);
    expect(same('1.2.3.4', '1.2.30.4')).toBe(false);
  });

  test('is a /56 of IPv6, and no more', () => {
    expect(same('2001:db8:1:ff00::1', '2001:db8:1:ffff:a:b:c:d')).toBe(true);
    expect(same('2001:db8:1:ff00::1', '2001:db8:1:fe00::1')).toBe(false);
  });

  test('is one however the address is written', () => {
    expect(
      same(
        '2001:db8::1',
        '2001:0db8:0000:0000:0000:0000:0000:0001',
        '2001:DB8:0:0:5::',
        '2001:db8::%eth0',
      ),
    ).toBe(true);
    expect(same('::1', '0:0:0:0:0:0:0:1', '::')).toBe(true);
  });

  test('is the same for IPv4 and for IPv4 written as IPv6', () => {
    expect(same('1.2.3.4', '::ffff:1.2.3.9', '::ffff:102:309', '0:0:0:0:0:ffff:1.2.3.9')).toBe(
      true,
    );
    expect(same('::1.2.3.4', '1.2.3.4')).toBe(false);
  });

  test('of what is no address is that itself', () => {
    expect(networkOf('unknown')).toBe('unknown');
    expect(networkOf('')).toBe('');
  });
});

describe('Narrower and wider than a network', () => {
  test('is a host: one address of IPv4, a /64 of IPv6', () => {
    expect(hostOf('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(hostOf('1.2.3.4')).not.toBe(hostOf('1.2.3.5'));
    expect(hostOf('2001:db8:1:2::1')).toBe(hostOf('2001:db8:1:2:ffff::9'));
    expect(hostOf('2001:db8:1:2::1')).not.toBe(hostOf('2001:db8:1:3::1'));
  });

  test('is what one customer may hold at most: a /24 of IPv4, a /48 of IPv6', () => {
    expect(wideNetworkOf('1.2.3.4')).toBe(networkOf('1.2.3.255'));
    expect(wideNetworkOf('2001:db8:1:2::1')).toBe(wideNetworkOf('2001:db8:1:ff02::1'));
    expect(wideNetworkOf('2001:db8:1::1')).not.toBe(wideNetworkOf('2001:db8:2::1'));
  });

  test.each([
    ['203.0.113.45', '203.0.113.0/24'],
    ['::ffff:203.0.113.45', '203.0.113.0/24'],
    ['2a01:4f8:c17:b0f::1234', '2a01:4f8:c17::/48'],
    ['::1', '0:0:0::/48'],
    ['', ''],
  ])('is written for people: of %s %s', (ip, network) => {
    expect(writtenNetworkOf(ip)).toBe(network);
  });
});
