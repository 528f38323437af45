import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identify, isRunning } from '../processes.ts';
import {
  type Cluster,
  findServer,
  initialise,
  isServer,
  startServer,
  stopServer,
} from './embedded-cluster.ts';
import { openHome } from './embedded-home.ts';
import { boundLog } from './embedded-log.ts';
import { reach, urlOf } from './embedded-probe.ts';
import { findPrograms } from './embedded-programs.ts';
import { whileLocked } from './folder-lock.ts';

export interface Embedded {
  /** `postgresql://…` of the database `xiongmao`, on loopback, with its password. */
  url: string;
  /** Leaves; the last process to leave stops the server. */
  stop(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in `<dataDir>/postgres`: makes it if it is new, adopts the server
 * that a killed process left, joins the one that another process uses, starts it otherwise.
 * Throws EmbeddedPostgresError with a sentence that names the way out. Without `fsync`, for tests, what is written
 * outlives its processes, and not the machine.
 */
export async function openEmbedded(
  dataDir: string,
  log: (line: string) => void,
  { fsync = true }: { fsync?: boolean } = {},
): Promise<Embedded> {
  const home = await openHome(dataDir);
  return whileLocked(home.folder, async () => {
    const bin = await findPrograms(home);
    const cluster = { ...home, fsync, bin, data: path.join(home.folder, 'data') };
    const password = await initialise(cluster);
    await boundLog(home.folder);
    const port = await serve(cluster, password, log);
    const user = await register(home.folder);
    const bounding = setInterval(() => void boundLog(home.folder).catch(log), 3_600_000).unref();
    return {
      url: urlOf(port, password, 'xiongmao'),
      async stop() {
        clearInterval(bounding);
        await whileLocked(home.folder, async () => {
          await rm(user, { force: true });
          if (!(await isInUse(home.folder))) await stopServer(cluster);
        });
      },
    };
  });
}

/** Ends the server that a killed process left, unless another process uses it; none is started for that. */
export async function leaveEmbedded(dataDir: string): Promise<void> {
  const home = await openHome(dataDir);
  const cluster = { ...home, fsync: true, bin: '', data: path.join(home.folder, 'data') };
  await mkdir(path.join(home.folder, 'users'), { recursive: true });
  await whileLocked(home.folder, async () => {
    if (!(await isInUse(home.folder))) await stopServer(cluster);
  });
}

async function serve(
  cluster: Cluster,
  password: string,
  log: (line: string) => void,
): Promise<number> {
  for (;;) {
    const found = await findServer(cluster);
    if (!found) break;
    const lives = () => isServer(found.pid, cluster);
    if (await reach(cluster.data, found.port, password, lives)) {
      log(`PostgreSQL of ${cluster.folder} already runs on port ${found.port}`);
      return found.port;
    }
  }
  const port = await startServer(cluster, password);
  log(`PostgreSQL started in ${cluster.folder} on port ${port}`);
  return port;
}

/** Notes this process as a user of the server; answers the note. */
async function register(folder: string): Promise<string> {
  const users = path.join(folder, 'users');
  await mkdir(users, { recursive: true });
  const note = path.join(users, randomUUID());
  await writeFile(note, (await identify(process.pid)) ?? '');
  return note;
}

/** Whether a living process uses the server; removes the notes of dead ones. */
async function isInUse(folder: string): Promise<boolean> {
  const users = path.join(folder, 'users');
  let inUse = false;
  for (const note of await readdir(users)) {
    if (await isRunning(await readFile(path.join(users, note), 'utf8'))) inUse = true;
    else await rm(path.join(users, note), { force: true });
  }
  return inUse;
}
