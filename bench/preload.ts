// Preloaded into every process that a benchmark starts: it tells its CPU time when asked, and ends when
// the benchmark does, however that ends.
import { answer } from './ipc.ts';

answer({ cpu: () => process.cpuUsage() });
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
