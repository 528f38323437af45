import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { argumentsOf } from '../processes.ts';
import { EmbeddedPostgresError, reasonOf, useOwnDatabase } from './embedded-error.ts';
import { type Home, readIfThere } from './embedded-home.ts';
import { linesSince, logFile } from './embedded-log.ts';
import { reach } from './embedded-probe.ts';

const run = promisify(execFile);

/** Ours, not the caller's: PGPORT, TZ and the like would change what comes out. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

/** For a machine of 2 GB that runs everything else, too; nothing acknowledged is ever lost. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // A process has 23; tests start several at a time.
  max_connections: 200,
  shared_buffers: '256MB',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

export interface Cluster extends Home {
  /** Whether what is written outlives a crash of the machine. */
  fsync: boolean;
  /** The folder with `initdb` and `postgres`. */
  bin: string;
  /** PostgreSQL's data folder in the home. */
  data: string;
}

/** Makes the cluster if there is none. Answers the password of its superuser `xiongmao`. */
export async function initialise(cluster: Cluster): Promise<string> {
  const file = path.join(cluster.folder, 'password');
  if (await stat(cluster.data).catch(() => null)) {
    const password = await readIfThere(file);
    if (password !== null) return password;
    throw new EmbeddedPostgresError(
      `The database in ${cluster.folder} has lost its password (${file}). Bring the file back, ` +
        `remove the folder to start with an empty database, ${useOwnDatabase}.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  if (cluster.account) await chown(file, cluster.account.uid, cluster.account.gid);
  const unfinished = `${cluster.data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const options = ['-U', 'xiongmao', `--pwfile=${file}`, '--auth=scram-sha-256'];
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
  try {
    await run(
      path.join(cluster.bin, 'initdb'),
      ['-D', unfinished, ...options, ...locale, '--no-instructions'],
      { ...cluster.account, cwd: cluster.folder, env: environment },
    );
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const lines = output.trim() || reasonOf(error);
    throw new EmbeddedPostgresError(
      `PostgreSQL could not make a database in ${cluster.folder}:\n${lines.split('\n').slice(-10).join('\n')}\n` +
        `Mend what it says, set DATA_DIR to another folder, ${useOwnDatabase}.`,
    );
  }
  await rename(unfinished, cluster.data);
  return password;
}

/** The pid and port of this cluster's server, if it runs. */
export async function findServer(cluster: Cluster): Promise<{ pid: number; port: number } | null> {
  const file = path.join(cluster.data, 'postmaster.pid');
  for (;;) {
    const lines = (await readIfThere(file))?.split('\n');
    if (!lines) return null;
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!(await isServer(pid, cluster))) {
      // The pid may be a zombie's or another program's by now, and PostgreSQL would believe it. Its
      // parent's it does not, and goes on to see whether sessions of the dead server are left.
      await writeFile(file, [process.pid, ...lines.slice(1)].join('\n'));
      return null;
    }
    if (port) return { pid, port };
    await sleep(10); // it has just been started, and has not said its port yet
  }
}

export async function isServer(pid: number, cluster: Cluster): Promise<boolean> {
  return (await argumentsOf(pid)).includes(`-D ${cluster.data} `);
}

/** Starts the server of a cluster that has none; answers its port once it takes connections. */
export async function startServer(cluster: Cluster, password: string): Promise<number> {
  const file = path.join(cluster.folder, 'port');
  const remembered = Number(await readIfThere(file));
  let port = remembered && (await isFreeSoon(remembered)) ? remembered : await freePort();
  const deadline = Date.now() + 15_000;
  for (;;) {
    const failure = await tryStart(cluster, password, port);
    if (failure === null) break;
    const portTaken = failure.includes('Address already in use');
    const sessionsLeft = failure.includes('is still in use');
    if (!(portTaken || sessionsLeft) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start in ${cluster.folder}:\n${failure}\n` +
          `Mend what it says (all of it is in ${logFile(cluster.folder)}), ${useOwnDatabase}.`,
      );
    }
    if (portTaken) port = await freePort();
    else await sleep(200);
  }
  await writeFile(file, String(port));
  return port;
}

/** Null when it runs, else the last lines that it said. */
async function tryStart(cluster: Cluster, password: string, port: number): Promise<string | null> {
  const log = await open(logFile(cluster.folder), 'a', 0o600);
  const { size } = await log.stat();
  try {
    // Whole pages stay in the log: a killed process leaves half of one, too.
    const all = { port, ...settings, fsync: cluster.fsync ? 'on' : 'off' };
    const options = Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
    const server = spawn(path.join(cluster.bin, 'postgres'), ['-D', cluster.data, ...options], {
      ...cluster.account,
      cwd: cluster.folder,
      env: environment,
      stdio: ['ignore', log.fd, log.fd],
      detached: true, // a session of its own: Ctrl-C in the terminal does not reach it
    });
    let failure: string | undefined;
    server.once('error', (error) => {
      failure = reasonOf(error);
    });
    server.once('exit', (code, signal) => {
      failure = `It ended with ${signal ?? `code ${code}`}.`;
    });
    server.unref();
    const ready = await reach(cluster.data, port, password, async () => failure === undefined);
    if (ready) return null;
    return (await linesSince(cluster.folder, size)) || failure || 'It said nothing.';
  } finally {
    await log.close();
  }
}

/** Fast shutdown: sessions are ended, everything is written. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const server = await findServer(cluster);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  if (await hasEnded(server.pid, cluster, 30_000)) return;
  process.kill(server.pid, 'SIGQUIT'); // like a crash: the next start recovers
  await hasEnded(server.pid, cluster, 10_000);
}

async function hasEnded(pid: number, cluster: Cluster, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (await isServer(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Of a server that was killed, a child that had just been forked may hold the port for a moment. */
async function isFreeSoon(port: number): Promise<boolean> {
  const deadline = Date.now() + 1_000;
  while (!(await isFree(port))) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return listenOnce(0);
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? port) : port));
    });
  });
}
