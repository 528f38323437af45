import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import type { FeedFileError } from '../adapters/adapter.ts';
import { adapters } from '../adapters/all.ts';
import { openfootball } from '../adapters/openfootball.ts';
import { realFiles } from '../adapters/reading/real-files.ts';
import { dump } from '../dump.ts';
import { importFiles } from './import-files.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  ({ db } = await testDatabase());
  folder = await mkdtemp(path.join(tmpdir(), 'import-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

async function dumpOf(source: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  await dump(db, source, (line) => lines.push(line));
  return lines.map((line) => JSON.parse(line));
}

const season = (league: string, ...scores: ([number, number] | null)[]) => ({
  name: `${league} 2024/25`,
  matches: scores.map((ft, index) => ({
    round: `Matchday ${index + 1}`,
    date: `2024-09-0${index + 1}`,
    team1: 'North End',
    team2: 'South Bank',
    score: ft ? { ft } : {},
  })),
});

describe('importing files', () => {
  test('a broken file is named with its place, keeps nothing, and hinders no other', async () => {
    const good = await write('xx.1.json', season('Good League', [2, 1], null));
    const cut = await write(
      'xx.2.json',
      JSON.stringify(season('Cut League', [9, 9])).slice(0, -20),
    );
    const broken: FeedFileError[] = [];
    const result = await importFiles(db, systemClock, openfootball, [good, cut], (error) =>
      broken.push(error),
    );
    expect(result).toMatchObject({ files: 1, matches: 2, quarantined: 0 });
    expect(broken.map(({ file, place }) => [file, place])).toEqual([[cut, expect.any(String)]]);
    expect(await dumpOf('openfootball')).toMatchObject([
      { home: 'North End', score: [2, 1], status: 'ended' },
      { home: 'North End', score: null, status: 'unknown' },
    ]);
  });

  test('nothing but broken files is a failure', async () => {
    const bad = await write('page.json', '<html></html>');
    await expect(
      importFiles(db, systemClock, openfootball, [bad], () => undefined),
    ).rejects.toThrow('no file of the format');
    await expect(
      importFiles(db, systemClock, openfootball, [path.join(folder, 'nowhere')], () => undefined),
    ).rejects.toThrow('no such file');
  });

  test('a corrected file corrects, and marks that it did', async () => {
    await importFiles(
      db,
      systemClock,
      openfootball,
      [await write('xx.3.json', season('Corrected League', [1, 0]))],
      () => undefined,
    );
    await importFiles(
      db,
      systemClock,
      openfootball,
      [await write('xx.3.json', season('Corrected League', [1, 1]))],
      () => undefined,
    );
    const [row] = await rows(
      db,
      sql`select score_away, amended from match order by id desc limit 1`,
    );
    expect(row).toEqual({ score_away: 1, amended: 'corrected' });
  });
});

const sets = adapters.map((adapter) => ({ adapter, files: realFiles(adapter.folder) }));

describe.skipIf(sets.some(({ files }) => files === null))(
  'the real files (skipped without the shared match data)',
  () => {
    test.each(sets)(
      '$adapter.format is imported whole, and a second time changes nothing',
      async ({ adapter, files }) => {
        const run = () =>
          importFiles(db, systemClock, adapter, files!, (error) =>
            expect.unreachable(String(error)),
          );
        const first = await run();
        expect(first.quarantined).toBe(0);
        const before = await dumpOf(adapter.format);
        await db.execute(sql`delete from match_change`);
        expect(await run()).toEqual(first);
        expect(await dumpOf(adapter.format)).toEqual(before);
        expect(await rows(db, sql`select from match_change`)).toHaveLength(0);
        const incidents = before.reduce((sum, match) => sum + Number(match.incidents), 0);
        expect(incidents).toBe(first.incidents);
      },
      60_000,
    );
  },
);
