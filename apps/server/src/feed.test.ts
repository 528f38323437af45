import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { preloads } from '#testing/processes/preloads.ts';
import { scratch } from './modules/feeds/adapters/fixtures/adapter-runs.ts';
import { cricketMatch } from './modules/feeds/adapters/fixtures/cricket-matches.ts';

const files = scratch();
afterAll(files.remove);

const feed = fileURLToPath(new URL('feed.ts', import.meta.url));

test('One command imports a folder of several sets, and prints a line for each', async () => {
  files.file('cricket_cricsheet/1.json', cricketMatch());
  files.file('soccer_openfootball/2024-25/xx.1.json', {
    name: 'Bao League 2024/25',
    matches: [{ date: '2024-09-01', team1: 'North', team2: 'South', score: { ft: [2, 1] } }],
  });
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const { url: DATABASE_URL } = await testDatabase();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...preloads, feed, 'import', 'all', files.folder],
    { env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL } },
  );
  const rest = { files: 1, matches: 1, incidents: 0, quarantined: 0 };
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { format: 'openfootball', ...rest },
    { format: 'cricsheet', ...rest },
  ]);
});

describe('What is asked amiss is said in words, with how it is meant', () => {
  const run = async (...args: string[]) => {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const { url: DATABASE_URL } = await testDatabase();
    const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL };
    return promisify(execFile)(process.execPath, [...preloads, feed, ...args], { env }).then(
      (said) => ({ ...said, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
  };

  test('an option that there is not', async () => {
    const { code, stderr } = await run('import', '--nonsense');
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run feed -- import FORMAT')]);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('help', async () => {
    const { code, stdout } = await run('import', '--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining('npm run feed -- dump')]);
  });

  test.each(['dump', 'check'])('a source of nothing, to %s', async (command) => {
    const { code, stdout, stderr } = await run(command, '--source', 'nosuch');
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('nosuch')]);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
