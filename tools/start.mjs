// npm start: everything of the product on this machine, from a fresh clone to a `ready` line.

import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { report } from './failure.mjs';
import { install } from './install/install.mjs';
import { endAll, launchNode, onStopRequest } from './processes/processes.mjs';
import { supervise } from './processes/supervise.mjs';
import { environment } from './services/environment.mjs';
import { checkPorts, untilHealthy } from './services/ports.mjs';
import { readyLine, services } from './services/services.mjs';

/** `starting`, then `up`; `stopping` on request, `failed` when something does not start. */
const run = { phase: 'starting', running: new Set() };

onStopRequest(async () => {
  run.phase = 'stopping';
  const hasServer = run.running.has('server');
  await endAll();
  if (!hasServer) await leaveDatabase();
  process.exit();
});

await report(async () => {
  try {
    await start();
  } catch (error) {
    if (run.phase === 'stopping') return; // what is ended on request fails, as it should
    run.phase = 'failed';
    await endAll();
    throw error;
  }
});
if (run.phase === 'failed') process.exit(); // health checks would go on for ever

/** A server that was killed, and had not been started again, has left its database running. */
async function leaveDatabase() {
  const env = environment();
  if (env.DATABASE_URL || !existsSync(env.DATA_DIR)) return;
  await launchNode(['apps/server/src/leave-database.ts'], { env }).ended;
}

async function start() {
  await install();
  const env = environment();
  await checkPorts(services, env);
  const begin = (chosen) => chosen.map((service) => supervise(service, env, run));

  // The server makes its database while the front ends are built.
  const backends = begin(services.filter(({ built }) => !built));
  await Promise.race([build(env), ...backends]);
  const frontEnds = begin(services.filter(({ built }) => built));
  const healthy = Promise.all(services.map((service) => untilHealthy(service, env)));
  await Promise.race([healthy, ...backends, ...frontEnds]);
  run.phase = 'up';
  console.log(readyLine(env));
}
