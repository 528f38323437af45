import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { launchNode } from './processes.mjs';

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;
/** What has run this long had started well: its next pause is the shortest again. */
const settledMs = 60_000;

/**
 * Runs a service, its lines behind its name. Rejects with its last lines when it ends while the
 * product is starting; once that is up, starts it again after a pause that doubles.
 */
export async function supervise(service, env, run) {
  const { name } = service;
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const startedAt = Date.now();
    run.running.add(name);
    const { code, lastLines } = await runOnce(service, env);
    run.running.delete(name);
    if (run.phase === 'starting') {
      throw new Failure(
        `${name} ended while it started (code ${code}). Its last lines:\n${lastLines || '(none)'}`,
      );
    }
    if (run.phase === 'up') {
      if (Date.now() - startedAt > settledMs) pauseMs = shortestPauseMs;
      say(process.stderr, name, `ended with code ${code}, starts again in ${pauseMs / 1000} s`);
      await sleep(pauseMs);
    }
    if (run.phase !== 'up') await new Promise(() => undefined); // the product ends
  }
}

async function runOnce({ name, script }, env) {
  const child = launchNode([script], { env, output: 'pipe' });
  const last = [];
  const forward = (from, to) => {
    createInterface(from).on('line', (line) => {
      say(to, name, line);
      last.push(line);
      if (last.length > 10) last.shift();
    });
  };
  forward(child.stdout, process.stdout);
  forward(child.stderr, process.stderr);
  return { code: await child.ended, lastLines: last.join('\n') };
}

function say(to, name, line) {
  to.write(`${name.padEnd(7)} | ${line}\n`);
}
