// Preloaded into each process of the suite: tells the memory it holds, and takes a guard out of what it loads.
import { registerHooks } from 'node:module';
import { answer } from './ipc.ts';
import type { Rewriting } from './processes.ts';

const everyMs = 50;
let peak = 0;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, everyMs).unref();

answer({
  /** The most that was held since the last question, in bytes. */
  peak(): number {
    const most = Math.max(peak, process.memoryUsage.rss());
    peak = 0;
    return most;
  },
});

const { FAULTS_REWRITING: given } = process.env;
if (given) {
  const { file, from, to } = JSON.parse(given) as Rewriting;
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith(file)) return loaded;
      return { ...loaded, source: String(loaded.source).replace(from, () => to) };
    },
  });
}
