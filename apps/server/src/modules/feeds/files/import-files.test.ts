import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import type { FeedAdapter, FeedFileError } from '../adapters/adapter.ts';
import { formats } from '../adapters/all.ts';
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

describe('files that are kept together', () => {
  /** Reads one file after the other as what stands beside its path. */
  const told = (files: Record<string, FeedMessage[]>): FeedAdapter => ({
    format: 'cricsheet',
    async *read(paths) {
      for (const file of paths) yield { file, messages: files[path.basename(file)]! };
    },
  });
  const imported = async (files: Record<string, FeedMessage[]>) => {
    await db.execute(sql`truncate match cascade`);
    const paths = await Promise.all(Object.keys(files).map((name) => write(name, '')));
    return importFiles(db, systemClock, told(files), paths, () => undefined);
  };
  const kept = () => rows<{ id: string }>(db, sql`select source_id as id from match order by id`);

  test('are kept one by one where the database refuses one of them, up to that one', async () => {
    const files = {
      'a.json': [fixtureOf('first', null)],
      'b.json': [fixtureOf('second', null)],
      'c.json': [fixtureOf('refused', null)],
    };
    await db.execute(sql`alter table match add constraint odd check (source_id <> 'refused')`);
    await expect(imported(files)).rejects.toThrow();
    await db.execute(sql`alter table match drop constraint odd`);
    expect(await kept()).toEqual([{ id: 'first' }, { id: 'second' }]);
  });

  test('say of a match what they would say one by one', async () => {
    const score = (home: number) => ({ status: 'ended' as const, score: { home, away: 0 } });
    await imported({
      'a.json': [fixtureOf('again', null), stateOf('again', 1, score(1))],
      'b.json': [stateOf('again', 2, score(3))],
    });
    const found = await rows(db, sql`select score_home, amended from match`);
    expect(found).toEqual([{ score_home: 3, amended: 'corrected' }]);
  });

  test('leave a side what one of them told of it and the next does not', async () => {
    const home = { id: 'ays', name: 'Ayton', abbr: 'AYT', country: 'GB' };
    await imported({
      'a.json': [fixtureOf('one', null, { home })],
      'b.json': [fixtureOf('two', null, { home: { id: 'ays', name: 'ays' } })],
      'c.json': [fixtureOf('three', null, { home: { id: 'ays', name: 'New Ayton' } })],
    });
    const [team] = await rows(
      db,
      sql`select name, abbr, country from team where source_id = 'ays'`,
    );
    expect(team).toEqual({ name: 'New Ayton', abbr: 'AYT', country: 'GB' });
  });
});

const sets = formats.map((each) => ({ ...each, files: realFiles(each.folder) }));

describe.skipIf(sets.some(({ files }) => files === null))(
  'the real files (skipped without the shared match data)',
  () => {
    test.each(sets)(
      '$format is imported whole, and a second time changes nothing',
      async ({ format, load, files }) => {
        const adapter = await load();
        const run = () =>
          importFiles(db, systemClock, adapter, files!, (error) =>
            expect.unreachable(String(error)),
          );
        const first = await run();
        expect(first.quarantined).toBe(0);
        const before = await dumpOf(format);
        await db.execute(sql`delete from match_change`);
        expect(await run()).toEqual(first);
        expect(await dumpOf(format)).toEqual(before);
        expect(await rows(db, sql`select from match_change`)).toHaveLength(0);
        const incidents = before.reduce((sum, match) => sum + Number(match.incidents), 0);
        expect(incidents).toBe(first.incidents);
      },
      60_000,
    );
  },
);
