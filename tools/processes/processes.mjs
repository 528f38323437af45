import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNode, root } from '../install/node.mjs';

const graceMs = 10_000;
const files = ['follow-parent.mjs', 'compile-cache.mjs', 'drizzle-imports.mjs'];
const preloads = files.flatMap((file) => ['--import', new URL(file, import.meta.url).href]);
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
  return launch(findNode(), [...preloads, ...args], { env, stdio });
}

/** Exit code of a command that is run to its end; 128 and more when a signal ended it. */
export function run(command, args, options) {
  return launch(command, args, options).ended;
}

/** SIGTERM to all that still run and what they started, SIGKILL to what ignores it for ten seconds. */
export async function endAll() {
  const children = [...live];
  for (const child of children) signalGroup(child, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (children.some((child) => signalGroup(child, 0)) && Date.now() < deadline) await sleep(20);
  for (const child of children) killGroup(child);
}

/** Ends at once what a command started, itself included. */
export function killGroup(child) {
  signalGroup(child, 'SIGKILL');
}

/** Whether anybody was left to get the signal. */
function signalGroup({ pid }, signal) {
  if (!pid) return false; // it could not even be started
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Calls `stop` once, however often it is asked: a terminal and npm both pass Ctrl-C on. */
export function onStopRequest(stop) {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!asked) stop(signal);
      asked = true;
    });
  }
}
