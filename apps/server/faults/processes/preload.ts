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

const { FAULTS_REWRITINGS: given } = process.env;
if (given) {
  const rewritings = JSON.parse(given) as Rewriting[];
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const own = rewritings.filter(({ file }) => url.endsWith(file));
      if (own.length === 0) return loaded;
      const source = own.reduce(
        (text, { from, to }) => text.replace(from, () => to),
        String(loaded.source),
      );
      return { ...loaded, source };
    },
  });
}
