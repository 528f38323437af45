import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf } from '../processes.ts';
import { leaveEmbedded, openEmbedded } from './embedded.ts';

let dataDir: string;
const folders: string[] = [];
const stops: (() => Promise<void>)[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await newFolder();
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const stop of stops.splice(0)) await stop();
});

afterAll(async () => {
  for (const folder of folders) {
    if (existsSync(path.join(folder, 'postgres', 'data'))) {
      await (await openEmbedded(folder, ignore)).stop(); // what a killed child left running
    }
    await rm(folder, { recursive: true, force: true });
  }
});

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-embedded-'));
  await chmod(folder, 0o755); // mkdtemp makes it private, which is a test of its own
  folders.push(folder);
  return folder;
}

function ignore() {}

async function open(folder = dataDir, options = {}) {
  const database = await openEmbedded(folder, ignore, options);
  stops.push(database.stop);
  return database;
}

/** Opens the database in a process of its own, which keeps it until it is killed. */
async function openInAnotherProcess(folder = dataDir) {
  const source = `
    import { openEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const { url, stop } = await openEmbedded(${JSON.stringify(folder)}, () => undefined);
    process.on('SIGTERM', () => stop().then(() => process.exit()));
    setInterval(() => undefined, 1000);
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const { value: url } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  return { url: String(url), child };
}

function ended(child: ChildProcess) {
  return new Promise((resolve) => child.once('exit', resolve));
}

async function query(url: string, sql: string) {
  const client = new pg.Client(url);
  client.on('error', ignore);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function serverPid(folder = dataDir) {
  const file = path.join(folder, 'postgres', 'data', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const hasEnded = async (pid: number) => (await argumentsOf(pid)) === '';

describe('The embedded PostgreSQL', () => {
  it('is ended for a process that was killed, and not while another uses it', async () => {
    const { child } = await openInAnotherProcess();
    const pid = await serverPid();
    await leaveEmbedded(dataDir);
    expect(await hasEnded(pid)).toBe(false);
    child.kill('SIGKILL');
    await ended(child);
    expect(await hasEnded(pid)).toBe(false);
    await leaveEmbedded(dataDir);
    expect(await hasEnded(pid)).toBe(true);
    // Where none runs there is nothing to do.
    await leaveEmbedded(dataDir);
  });

  it('keeps text in UTF-8, syncs every commit and asks for its password', async () => {
    const { url } = await open();

    const [row] = await query(
      url,
      `SELECT current_database() AS name, current_setting('server_encoding') AS encoding,
              current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
              current_setting('listen_addresses') AS address`,
    );
    expect(row).toEqual({
      name: 'xiongmao',
      encoding: 'UTF8',
      fsync: 'on',
      commit: 'on',
      address: '127.0.0.1',
    });
    await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/);
    const { mode } = await stat(path.join(dataDir, 'postgres', 'password'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('syncs nothing to disk where it need not outlive the machine', async () => {
    const { url } = await open(await newFolder(), { fsync: false });
    const [row] = await query(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
              current_setting('synchronous_commit') AS commit`,
    );
    expect(row).toEqual({ fsync: 'off', pages: 'on', commit: 'on' });
  });

  it('stops with the last of its users, and keeps its port and its rows', async () => {
    const first = await open();
    const second = await open();
    const pid = await serverPid();
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');

    await first.stop();
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await second.stop();
    expect(await hasEnded(pid)).toBe(true);

    const again = await open();
    expect(again.url).toBe(first.url);
    expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('is adopted after its starter was killed', async () => {
    const { url, child } = await openInAnotherProcess();
    await query(url, 'CREATE TABLE adopted AS SELECT 7 AS n');
    const pid = await serverPid();
    child.kill('SIGKILL');
    await ended(child);

    const adopted = await open();
    expect(await serverPid()).toBe(pid);
    expect(await query(adopted.url, 'SELECT n FROM adopted')).toEqual([{ n: 7 }]);
    await adopted.stop();
    expect(await hasEnded(pid)).toBe(true);
  });

  it('is shared by processes that make it at once, and outlives the one that started it', async () => {
    const folder = await newFolder();
    const both = [openInAnotherProcess(folder), openInAnotherProcess(folder)] as const;
    const [one, two] = await Promise.all(both);
    expect(one.url).toBe(two.url);

    one.child.kill('SIGTERM');
    await ended(one.child);
    expect(await query(two.url, 'SELECT 7 AS n')).toEqual([{ n: 7 }]);

    const pid = await serverPid(folder);
    two.child.kill('SIGTERM');
    await ended(two.child);
    expect(await hasEnded(pid)).toBe(true);
  });

  it('loses no acknowledged row when everything is killed', async () => {
    const { url, child } = await openInAnotherProcess();
    const client = new pg.Client(url);
    client.on('error', ignore);
    await client.connect();
    await client.query('CREATE TABLE counted (n int)');
    let acknowledged = 0;
    const writing = (async () => {
      for (;;) {
        await client.query('INSERT INTO counted VALUES ($1)', [acknowledged]);
        acknowledged++;
      }
    })();
    await until(async () => acknowledged > 50);
    child.kill('SIGKILL');
    process.kill(await serverPid(), 'SIGKILL');
    await expect(writing).rejects.toThrow();

    const [row] = await query((await open()).url, 'SELECT count(*)::int AS n FROM counted');
    expect([acknowledged, acknowledged + 1]).toContain(row.n); // the last may be in without an answer
  });

  it('starts although another program has got the pid of its dead server', async () => {
    const { child } = await openInAnotherProcess();
    const pid = await serverPid();
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await until(() => hasEnded(pid));
    const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    children.push(bystander);
    const note = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [bystander.pid, ...note.slice(1)].join('\n'));

    expect(await query((await open()).url, 'SELECT 7 AS n')).toEqual([{ n: 7 }]);
  });

  it('moves to another port when its own is taken', async () => {
    const { url, stop } = await open();
    await stop();
    const port = Number(new URL(url).port);
    const squatter = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    try {
      const moved = await open();
      expect(new URL(moved.url).port).not.toBe(String(port));
      expect(await query(moved.url, 'SELECT 7 AS n')).toEqual([{ n: 7 }]);
    } finally {
      squatter.close();
    }
  });

  it('waits a moment for its own port', async () => {
    const { url, stop } = await open();
    await stop();
    const port = Number(new URL(url).port);
    const leftover = createServer().listen(port, '127.0.0.1');
    await new Promise((resolve) => leftover.once('listening', resolve));
    setTimeout(() => leftover.close(), 200);
    expect((await open()).url).toBe(url);
  });

  it('breaks the lock of a process that died while it prepared', async () => {
    await (await open()).stop();
    await writeFile(path.join(dataDir, 'postgres', 'lock'), `${process.pid} 1`);

    await open();
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('lock');
  });

  it('names a data folder that it can not use, and the way out', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');

    await expect(openEmbedded(path.join(file, 'data'), ignore)).rejects.toThrow(
      /data folder .*file\/data can't be written.*DATA_DIR.*DATABASE_URL/,
    );
  });

  it.runIf(process.getuid?.() === 0)(
    'lives elsewhere when root keeps its data where others can not enter',
    async () => {
      const folder = await newFolder();
      await chmod(folder, 0o700);
      const first = await openEmbedded(folder, ignore);
      await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS n');
      await first.stop();

      await chmod(folder, 0o755); // it stays where it is, whatever becomes of the folder
      const again = await openEmbedded(folder, ignore);
      expect(await query(again.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
      await again.stop();
      const home = (await readFile(path.join(folder, 'postgres-home'), 'utf8')).trim();
      expect(home).toMatch(/^\/var\/lib\/xiongmao\//);
      await rm(home, { recursive: true });
    },
  );
});
