import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  mkdir,
  readFile,
  realpath,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeOf, EmbeddedPostgresError, reasonOf, useOwnDatabase } from './embedded-error.ts';

const run = promisify(execFile);

/** Where the home goes when the server's user could not reach it below a private DATA_DIR. */
const reachableRoot = '/var/lib/xiongmao';

/** Whom PostgreSQL runs as, when that is not the user of this process: it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

export interface Home {
  /** Real path of the folder with `data`, `password`, `port`, `postgres.log`, `users`, `lock`. */
  folder: string;
  /** Undefined: the user of this process. */
  account: Account | undefined;
}

/**
 * Finds or makes the home of the embedded PostgreSQL: `<dataDir>/postgres`. When root starts it and
 * `dataDir` lies where an unprivileged user can't enter (`/root`, a private temporary folder), it is
 * `/var/lib/xiongmao/<id>` instead, and `<dataDir>/postgres-home` says so.
 */
export async function openHome(dataDir: string): Promise<Home> {
  await makeFolder(dataDir);
  const base = await realpath(dataDir);
  const wished = path.join(base, 'postgres');
  if (process.getuid?.() !== 0) {
    await makeFolder(wished);
    return { folder: wished, account: undefined };
  }
  const pointer = path.join(base, 'postgres-home');
  const pointed = await readIfThere(pointer);
  const folder = pointed?.trim() ?? wished;
  const account = await accountFor(folder);
  if (pointed === null && !(await canReach(base, account))) {
    return { folder: await makeElsewhere(base, pointer, account), account };
  }
  await makeFolder(folder);
  await chown(folder, account.uid, account.gid);
  return { folder, account };
}

async function makeElsewhere(base: string, pointer: string, account: Account): Promise<string> {
  if (await stat(path.join(base, 'postgres', 'data')).catch(() => null)) {
    throw new EmbeddedPostgresError(
      `The database in ${base}/postgres runs as user ${account.uid}, who can no longer enter ${base}. ` +
        `Let others pass its folders (chmod o+x), set DATA_DIR to another folder, ${useOwnDatabase}.`,
    );
  }
  const folder = path.join(reachableRoot, randomBytes(6).toString('hex'));
  await makeFolder(folder);
  await chmod(reachableRoot, 0o755); // whatever the umask
  await chown(folder, account.uid, account.gid);
  await writeFile(pointer, `${folder}\n`);
  return folder;
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${folder} can't be written (${reasonOf(error)}). ` +
        `Give it to this user, set DATA_DIR to another folder, ${useOwnDatabase}.`,
    );
  }
}

/** The owner of the home that is there; for a new one the user `postgres`, else `nobody`. */
async function accountFor(folder: string): Promise<Account> {
  const owner = await stat(folder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user: the next one.
    }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it ' +
      `as. Start as an ordinary user, ${useOwnDatabase}.`,
  );
}

/** Whether the account may read a file or list a folder, and pass all folders on the way to it. */
export async function canReach(target: string, account: Account): Promise<boolean> {
  return (await may(0o5, target, account)) && (await canPass(path.dirname(target), account));
}

async function canPass(folder: string, account: Account): Promise<boolean> {
  const parent = path.dirname(folder);
  return (await may(0o1, folder, account)) && (parent === folder || canPass(parent, account));
}

async function may(permission: number, target: string, account: Account): Promise<boolean> {
  const { mode, uid, gid } = await stat(target);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & permission) === permission;
}

export async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
