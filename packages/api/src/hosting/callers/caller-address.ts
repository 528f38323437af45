import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { EnvError } from '../environment.ts';

/**
 * Who may name a caller in `x-forwarded-for`: addresses and ranges, comma-separated, `loopback` among
 * them (TRUST_PROXY). Throws EnvError on anything else.
 */
export function createCallerAddress(trusted: string) {
  const proxies = proxiesOf(trusted);
  const isProxy = (address: string) =>
    proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  /** The caller's address: the nearest one that is no trusted proxy. */
  return function callerAddress(request: IncomingMessage): string {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
    let address = plain(request.socket.remoteAddress ?? '');
    while (isIP(address) && isProxy(address)) {
      const next = plain(forwarded.pop()?.trim() ?? '');
      if (!isIP(next)) break;
      address = next;
    }
    return address;
  };
}

function proxiesOf(trusted: string): BlockList {
  const list = new BlockList();
  for (const entry of trusted.split(',').map((text) => text.trim())) {
    const [address = '', length] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8);
      list.addAddress('::1', 'ipv6');
    } else if (!isIP(address) || !isLength(length, family === 'ipv6' ? 128 : 32)) {
      throw new EnvError(
        `TRUST_PROXY=${JSON.stringify(trusted)}: expected loopback, addresses or ranges`,
      );
    } else if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
}

/** Of a range that is not everybody. */
const isLength = (length: string | undefined, most: number): boolean =>
  length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= most);

/** An IPv4 caller of an IPv6 socket, written the IPv4 way. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
