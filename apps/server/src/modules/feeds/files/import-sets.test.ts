import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { setsIn } from '../adapters/all.ts';
import { scratch } from '../adapters/fixtures/adapter-runs.ts';
import { cricketMatch } from '../adapters/fixtures/cricket-matches.ts';
import { type Imported, importFiles } from './import-files.ts';
import { importSets } from './import-sets.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
const files = scratch();
afterAll(files.remove);
const ignored = () => undefined;

async function imported(folder: string) {
  const told = { results: [] as Imported[], broken: [] as string[] };
  const unread = await importSets(db, systemClock, `${files.folder}/${folder}`, {
    imported: (result) => told.results.push(result),
    broken: (error) => told.broken.push(error.file),
  });
  return { ...told, unread };
}

const season = {
  name: 'Bao League 2024/25',
  matches: [{ date: '2024-09-01', team1: 'North End', team2: 'South Bank', score: { ft: [2, 1] } }],
};

test('The sets of a folder are imported as each by itself, and again change nothing', async () => {
  files.file('site/cricket_cricsheet/1.json', cricketMatch());
  files.file('site/soccer_openfootball/2024-25/xx.1.json', season);
  files.file('site/notes/today.json', {});
  const { results, unread } = await imported('site');
  expect(results.map(({ format }) => format)).toEqual(['openfootball', 'cricsheet']);
  expect(unread).toBe(0);
  const each: Imported[] = [];
  for (const { load, path } of setsIn(`${files.folder}/site`)) {
    each.push(await importFiles(db, systemClock, await load(), [path], ignored));
  }
  expect(each).toEqual(results);
});

test('A set of which nothing can be read is told, and hinders no other', async () => {
  const page = files.file('broken/soccer_openfootball/2024-25/xx.1.json', '<html></html>');
  files.file('broken/cricket_cricsheet/1.json', cricketMatch());
  const { results, broken, unread } = await imported('broken');
  expect(results).toMatchObject([{ format: 'cricsheet', matches: 1 }]);
  expect(broken).toContain(page);
  expect(unread).toBe(1);
});

test('A folder without a set is refused', async () => {
  files.file('other/football/xx.1.json', season);
  await expect(imported('other')).rejects.toThrow('no folder of a format');
});
