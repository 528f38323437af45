// Preloaded into every process that a benchmark starts: it tells its CPU time and its memory when asked, and ends when
// the benchmark does, however that ends.
import { answer } from './ipc.ts';

answer({ cpu: () => process.cpuUsage(), memory: () => process.memoryUsage.rss() });
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
