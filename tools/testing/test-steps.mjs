import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../install/chromium.mjs';
import { ensureFfmpeg } from '../install/ffmpeg.mjs';
import { findNode, root } from '../install/node.mjs';
import { turboRun } from '../install/pnpm.mjs';
import { ensureRedis } from '../install/redis.mjs';
import { ensureSwift } from '../install/swift.mjs';
import { killGroup, launch } from '../processes/processes.mjs';
import {
  fromExitCode,
  fromPlaywright,
  fromVitest,
  namedByLastLines,
  namedByPlaywright,
  namedByVitest,
  repeatedIn,
} from './test-counts.mjs';

const minute = 60_000;
/** Packages are checked side by side; further threads of each would check once more what its files share. */
const oneThread = ['--', '--singleThreaded'];

/** All that `npm test` checks, quick things first. Each answers its counts, and names what did not pass at once. */
export const steps = [
  command('format and lint', 'static', () => ['biome', ['ci', '--error-on-warnings']]),
  command('boundaries', 'static', () => ['turbo', ['boundaries', '--no-update-notifier']]),
  command('texts', 'static', () => [findNode(), ['packages/i18n/src/checks/check.ts']]),
  command('types', 'static', () =>
    turboRun('types', '--concurrency=2', '--continue', ...oneThread),
  ),
  { name: 'unit and server tests', kind: 'unit', run: runVitest },
  { name: 'faults', kind: 'faults', run: runFaults },
  command('build', 'browser', () => turboRun('build', '--concurrency=2')),
  { name: 'browser tests', kind: 'browser', run: runPlaywright },
];

function command(name, kind, programAndArgs) {
  const run = async (env) =>
    fromExitCode(await runAlone(...programAndArgs(), { env }, 10 * minute));
  return { name, kind, run };
}

async function runVitest(env) {
  await ensureRedis(env);
  await ensureSwift(env);
  await ensureFfmpeg(env);
  const read = (report, code) => {
    for (const { fullName, failureMessages } of repeatedIn(report)) {
      console.log(`\nonly when repeated: ${fullName}\n${failureMessages.join('\n')}`);
    }
    return { ...fromVitest(report, code), named: namedByVitest(report) };
  };
  return withReport(read, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    // Files wait for a database: one more of them at once than there are cores.
    // What fails is done once more, as journeys are, and told.
    const args = ['run', '--maxWorkers=3', '--retry=1', ...reporters];
    return runAlone('vitest', args, { env }, 30 * minute);
  });
}

/** 490 interleavings and 10 kills; the same ones each time, so that a failure is the change's. */
async function runFaults(env) {
  const args = ['apps/server/faults/run.ts', '--seed', '1', '--count', '500'];
  const stdio = ['ignore', 'pipe', 'pipe'];
  let said = '';
  const hear = (child) => {
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', (text) => {
        process[name].write(text);
        said += text;
      });
    }
  };
  const code = await runAlone(findNode(), args, { env, stdio }, 20 * minute, hear);
  return { ...fromExitCode(code), named: namedByLastLines(said, code) };
}

async function runPlaywright(env) {
  const chromium = await ensureChromium(env);
  const read = (report, code) => ({
    ...fromPlaywright(report, code),
    named: namedByPlaywright(report),
  });
  return withReport(read, (file) => {
    const e2e = path.join(root, 'e2e');
    const settings = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const program = path.join(e2e, 'node_modules/.bin/playwright');
    const options = { cwd: e2e, env: { ...env, ...settings } };
    return runAlone(program, ['test', '--reporter=list,json'], options, 75 * minute);
  });
}

async function withReport(read, work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-test-'));
  const file = path.join(folder, 'report.json');
  try {
    const code = await work(file);
    const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
    return read(report, code);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Exit code of a command within a time; nothing that it started outlives it. */
async function runAlone(program, args, options, limitMs, begun = () => undefined) {
  const child = launch(program, args, options);
  begun(child);
  const limit = setTimeout(() => {
    console.error(`${path.basename(program)} is ended: it took more than ${limitMs / minute} min`);
    killGroup(child);
  }, limitMs);
  const code = await child.ended;
  clearTimeout(limit);
  killGroup(child);
  return code;
}
