/** What has happened since the process began, by name and labels, for `/metrics`. */
export interface Metrics {
  /** Counts one more; names end in `_total`, label values are the program's own words. */
  count(name: string, labels?: Record<string, string>): void;
  /** Tells what stands at that moment, under a series' whole name. */
  gauge(series: string, read: () => number): void;
  /** In Prometheus' text format. */
  lines(): string[];
}

export function createMetrics(): Metrics {
  const counts = new Map<string, number>();
  const gauges = new Map<string, () => number>();
  return {
    count(name, labels = {}) {
      const series = seriesOf(name, labels);
      counts.set(series, (counts.get(series) ?? 0) + 1);
    },
    gauge: (series, read) => void gauges.set(series, read),
    lines: () => [
      ...[...counts].map(([series, count]) => `${series} ${count}`),
      ...[...gauges].map(([series, read]) => `${series} ${read()}`),
    ],
  };
}

/** A series' name as the text format writes it. */
export function seriesOf(name: string, labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

/** What every process tells of itself, and what it adds, in Prometheus' text format. */
export function figuresOfProcess(more: string[]): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    `process_resident_memory_bytes ${rss}`,
    `process_heap_bytes ${heapUsed}`,
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...more,
    '',
  ].join('\n');
}

/** Content type of that format. */
export const metricsType = 'text/plain; version=0.0.4';
