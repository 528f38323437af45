import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNode, root } from './node.mjs';

const graceMs = 10_000;
const followParent = new URL('follow-parent.mjs', import.meta.url).href;
const live = new Set();

/**
 * Starts a command in a process group of its own: Ctrl-C reaches it through us only, and whatever it
 * leaves behind can be ended with it.
 */
export function launch(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, detached: true });
  live.add(child);
  child.ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
  }).finally(() => live.delete(child));
  return child;
}

/** Starts a script on Node 24; it is told to end when this process dies, however it dies. */
export function launchNode(args, { output = 'inherit', env }) {
  const stdio = ['ignore', output, output, 'ipc'];
  return launch(findNode(), ['--import', followParent, ...args], { env, stdio });
}

/** Exit code of a command that is run to its end; 128 and more when a signal ended it. */
export function run(command, args, options) {
  return launch(command, args, options).ended;
}

/** SIGTERM to all that still run, SIGKILL to those that ignore it for ten seconds. */
export async function endAll() {
  const children = [...live];
  for (const child of children) child.kill('SIGTERM');
  const all = Promise.all(children.map((child) => child.ended));
  await Promise.race([all, sleep(graceMs, undefined, { ref: false })]);
  killAll();
}

export function killAll() {
  for (const child of live) killGroup(child);
}

/** Ends at once what a command started, itself included. */
export function killGroup(child) {
  if (!child.pid) return; // it could not even be started
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // nobody is left
  }
}

/** Calls `stop` at the first request to end; at the second, all that runs is killed. */
export function onStopRequest(stop) {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (asked) {
        killAll();
        process.exit(128 + constants.signals[signal]);
      }
      asked = true;
      stop(signal);
    });
  }
}
