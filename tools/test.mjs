// npm test [-- --only=static|unit|faults|browser]: all checks; the last line adds them up.

import { Failure, report } from './failure.mjs';
import { install } from './install/install.mjs';
import { endAll, onStopRequest } from './processes/processes.mjs';
import { environment } from './services/environment.mjs';
import { add, counts, summary } from './testing/test-counts.mjs';
import { steps } from './testing/test-steps.mjs';

onStopRequest(async () => {
  await endAll();
  process.exit(130);
});

await report(async () => {
  const chosen = choose(process.argv.slice(2));
  await install();
  const env = environment();
  const results = [];
  for (const step of chosen) results.push(await runStep(step, env));

  console.log();
  for (const { name, seconds, result } of results) {
    const mark = result.failed ? '✗' : '✓';
    const again = result.repeated ? ` (${result.repeated} only when repeated: see above)` : '';
    console.log(`${mark} ${name.padEnd(22)} ${seconds.padStart(6)} s  ${summary(result)}${again}`);
    const { failed = [], repeated = [] } = result.named ?? {};
    for (const test of failed) console.log(`    ✗ ${test}`);
    for (const test of repeated) console.log(`    ↻ ${test}`);
  }
  const total = results.map(({ result }) => result).reduce(add, counts());
  console.log(summary(total));
  if (total.failed > 0) process.exitCode = 1;
});

function choose(args) {
  const kinds = [...new Set(steps.map(({ kind }) => kind))];
  const [only, ...more] = args;
  if (only === undefined) return steps;
  const kind = only.replace(/^--only=/, '');
  if (more.length > 0 || kind === only || !kinds.includes(kind)) {
    throw new Failure(`Usage: npm test [-- --only=${kinds.join('|')}]`);
  }
  return steps.filter((step) => step.kind === kind);
}

async function runStep({ name, run }, env) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  let result;
  try {
    result = await run(env);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    result = counts(0, 1);
  }
  return { name, seconds: ((performance.now() - startedAt) / 1000).toFixed(1), result };
}
