import { figuresOfProcess, type Metrics, seriesOf } from '@xiongmao/api/hosting/metrics/metrics';
import type { Leases } from '../playback/leases.ts';
import type { Streams } from '../streams/streams.ts';

/** All figures in Prometheus' text format. */
export function metricsText(streams: Streams, leases: Leases, metrics: Metrics): string {
  const lines = [
    `xiongmao_media_streams ${streams.all().filter(({ state }) => state === 'live').length}`,
    ...metrics.lines(),
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
  return figuresOfProcess(lines);
}
