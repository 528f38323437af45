// node tools/run.mjs SCRIPT ARGS…: runs one of the product's scripts on Node 24. Its stdout is the
// script's alone, because the last line of many is read by other programs.

import { Failure, report } from './failure.mjs';
import { install } from './install/install.mjs';
import { endAll, launchNode, onStopRequest } from './processes/processes.mjs';
import { environment } from './services/environment.mjs';

await report(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new Failure('Usage: node tools/run.mjs SCRIPT ARGS…');
  let child;
  onStopRequest(async (signal) => {
    if (child) child.kill(signal);
    else await endAll();
  });
  await install();
  child = launchNode([script, ...args], { env: environment() });
  process.exitCode = await child.ended;
});
