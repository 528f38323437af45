import { isIPv4, isIPv6 } from 'node:net';

/**
 * One customer's address, as a key: the address itself of IPv4, the /64 of IPv6, whichever way it is
 * written. A host of IPv6 has its whole /64 to choose from. What is no address is its own host.
 */
export const hostOf = (ip: string): string => keyOf(ip, 32, 64);

/**
 * The network of an address, as a key: /24 of IPv4, /56 of IPv6. Neighbours share limits, because who has
 * one address there can have all.
 */
export const networkOf = (ip: string): string => keyOf(ip, 24, 56);

/**
 * The widest network that one customer may hold: /24 of IPv4, /48 of IPv6. Thousands of strangers may share
 * it, so its budget is large and what is over it is asked for more, never locked out for long.
 */
export const wideNetworkOf = (ip: string): string => keyOf(ip, 24, 48);

/** The same, written for people: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function writtenNetworkOf(ip: string): string {
  const [prefix = '', length] = wideNetworkOf(ip).split('/');
  if (length !== '48') return wideNetworkOf(ip);
  const groups = prefix.match(/.{4}/g)!.map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/${length}`;
}

function keyOf(ip: string, length4: number, length6: number): string {
  // Most calls come this way.
  if (isIPv4(ip)) return v4(ip, length4);
  const bare = ip.split('%', 1)[0]!.toLowerCase();
  if (!isIPv6(bare)) return ip;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return v4(groups.slice(6).flatMap(bytes).join('.'), length4);
  const prefix = groups.flatMap(bytes).slice(0, length6 / 8);
  return `${Buffer.from(prefix).toString('hex')}/${length6}`;
}

const v4 = (ip: string, length: number): string =>
  length === 32 ? ip : `${ip.slice(0, ip.lastIndexOf('.'))}.0/${length}`;
const bytes = (group: number): [number, number] => [group >> 8, group & 0xff];

/** The eight groups of an IPv6 address, `::` and a dotted end written out. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::');
  const first = read(head);
  if (tail === undefined) return first;
  const last = read(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function read(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a, b, c, d] = group.split('.').map(Number) as [number, number, number, number];
    return [a * 256 + b, c * 256 + d];
  });
}
