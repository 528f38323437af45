import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Leases } from '../playback/leases.ts';
import type { Streams } from '../streams/streams.ts';

/** What has happened since the process began. */
export interface Counts {
  count(name: string, labels?: Record<string, string>): void;
  lines(): string[];
}

export function createCounts(): Counts {
  const counts = new Map<string, number>();
  return {
    count(name, labels = {}) {
      const series = seriesOf(name, labels);
      counts.set(series, (counts.get(series) ?? 0) + 1);
    },
    lines: () => [...counts].map(([series, count]) => `${series} ${count}`),
  };
}

function seriesOf(name: string, labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

/** All figures in Prometheus' text format. */
export function metricsText(streams: Streams, leases: Leases, counts: Counts): string {
  const lines = [
    `xiongmao_media_streams ${streams.all().filter(({ state }) => state === 'live').length}`,
    `xiongmao_media_resident_bytes ${process.memoryUsage.rss()}`,
    ...counts.lines(),
  ];
  for (const stream of streams.all()) {
    const health = stream.health(leases.viewersOf(stream.name));
    const figures: Record<string, number> = {
      bitrate: health.bitrate,
      frame_rate: health.frameRate,
      key_frame_interval_seconds: health.keyFrameInterval,
      dropped_frames_total: health.drops,
      viewers: health.viewers,
      received_bytes_total: health.bytesIn,
      sent_bytes_total: health.bytesOut,
      memory_bytes: health.memory,
      recording_failing: health.recordingState === 'failing' ? 1 : 0,
    };
    for (const [name, value] of Object.entries(figures)) {
      lines.push(`${seriesOf(`xiongmao_media_stream_${name}`, { stream: stream.name })} ${value}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');
/** With one of these a request was passed on for somebody else. */
const passedOn = ['x-forwarded-for', 'x-front-end', 'forwarded', 'x-real-ip', 'via'];

/** In production: who asks by themselves from this machine or its network, and who brings the token. */
export function mayReadMetrics(
  { headers, socket }: IncomingMessage,
  { production, metricsToken }: { production: boolean; metricsToken: string },
): boolean {
  if (!production) return true;
  const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const [one, other] = [Buffer.from(given), Buffer.from(metricsToken)];
  if (metricsToken && one.length === other.length && timingSafeEqual(one, other)) return true;
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const isNear = isIP(peer) !== 0 && near.check(peer, isIP(peer) === 6 ? 'ipv6' : 'ipv4');
  return isNear && !passedOn.some((name) => name in headers);
}
