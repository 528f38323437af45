/** A Chrome trace's event; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time. */
  tdur?: number;
  id?: string;
  args: { data?: { interactionId?: number } };
}

/** What to trace for the functions below. */
export const traced = ['toplevel', 'loading', 'devtools.timeline'];

/** The page's main thread, in which its first paint was. */
function mainThread(trace: Buffer) {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('nothing was painted');
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: ts, to: ts + dur, cpu: tdur }));
  /** CPU time of a task between two instants, as if it was spread evenly. */
  const cpuWithin = ({ from, to, cpu }: (typeof tasks)[number], since: number, until: number) =>
    to > from ? (cpu * Math.max(0, Math.min(to, until) - Math.max(from, since))) / (to - from) : 0;
  return { paintedAt: paint.ts, tasks, cpuWithin, events };
}

/** CPU time of tasks beyond 50 ms each after the first paint, ms: the same however busy the machine is. */
export function blockedCpu(trace: Buffer): number {
  const { paintedAt, tasks, cpuWithin } = mainThread(trace);
  const over = tasks.map((task) => cpuWithin(task, paintedAt, Infinity) / 1000 - 50);
  return over.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/** CPU time between a touch and the paint that follows it, of the longest of them, ms. */
export function touchCpu(trace: Buffer): number {
  const { tasks, cpuWithin, events } = mainThread(trace);
  const timings = events.filter(({ name }) => name === 'EventTiming');
  const spans = timings
    .filter(({ ph, args }) => ph === 'b' && args.data?.interactionId)
    .flatMap((begin) => {
      const end = timings.find(
        ({ ph, pid, id, ts }) =>
          ph === 'e' && pid === begin.pid && id === begin.id && ts >= begin.ts,
      );
      return end ? [{ since: begin.ts, until: end.ts }] : [];
    });
  const cpu = spans.map(({ since, until }) =>
    tasks.reduce((sum, task) => sum + cpuWithin(task, since, until), 0),
  );
  return Math.max(0, ...cpu) / 1000;
}
