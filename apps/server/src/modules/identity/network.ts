import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address, as a key: /24 of IPv4, /56 of IPv6, whichever way it is written. Neighbours
 * share limits, because who has one address there can have all. What is no address is its own network.
 */
export function networkOf(ip: string): string {
  const bare = ip.split('%', 1)[0]!.toLowerCase();
  if (isIPv4(bare)) return v4(bare);
  if (!isIPv6(bare)) return ip;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return v4(groups.slice(6).flatMap(bytes).join('.'));
  const prefix = groups.slice(0, 4).flatMap(bytes).slice(0, 7);
  return `${Buffer.from(prefix).toString('hex')}/56`;
}

const v4 = (ip: string): string => `${ip.split('.').slice(0, 3).join('.')}.0/24`;
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
