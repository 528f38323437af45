import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import { migrate } from './migrate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterAll(() => rm(folder, { recursive: true }));

const files = {
  'sql/zoo/beast.sql': 'CREATE OR REPLACE VIEW zoo.beast AS SELECT name, legs FROM public.beast;\n',
  // With the quotes that stored functions have.
  'sql/zoo/legs.sql': `CREATE OR REPLACE FUNCTION zoo.legs() RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN RETURN (SELECT sum(legs) FROM zoo.beast); END $$;\n`,
};
const separated = (...statements: string[]) => statements.join('\n--> statement-breakpoint\n');
const apply = (file: keyof typeof files) => `-- apply ${file} 00000000`;

/** Writes migrations that come after those of the product, in their order. */
async function write(...migrations: string[]): Promise<URL> {
  const root = path.join(folder, String(migrations.length));
  const all = Object.fromEntries(migrations.map((text, nth) => [`migrations/${nth}.sql`, text]));
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: Date.now() + 1e12 + idx,
    tag: String(idx),
    breakpoints: true,
  }));
  const journal = JSON.stringify({ version: '7', dialect: 'postgresql', entries });
  for (const [name, text] of Object.entries({
    ...files,
    ...all,
    'migrations/meta/_journal.json': journal,
  })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return pathToFileURL(`${root}/`);
}

test('Of what drizzle-kit knows of the schema after each migration, the last is kept', async () => {
  const meta = new URL('../../../migrations/meta/', import.meta.url);
  const journal = JSON.parse(await readFile(new URL('_journal.json', meta), 'utf8'));
  const last = journal.entries.at(-1).tag.slice(0, 4);
  expect((await readdir(meta)).sort()).toEqual([`${last}_snapshot.json`, '_journal.json']);
});

test('A fresh database takes a view that has gained a column since it was first applied', async () => {
  const { db } = await testDatabase();
  await migrate(
    db,
    await write(
      separated(
        'CREATE SCHEMA zoo',
        'CREATE TABLE beast (name text)',
        apply('sql/zoo/legs.sql'),
        apply('sql/zoo/beast.sql'),
      ),
      separated(
        'ALTER TABLE beast ADD COLUMN legs integer',
        apply('sql/zoo/beast.sql'),
        apply('sql/zoo/legs.sql'),
        "INSERT INTO beast VALUES ('ant', 6), ('bear', 4)",
      ),
    ),
  );
  expect(await rows(db, sql`select zoo.legs() as legs`)).toEqual([{ legs: 10 }]);
});

test('A file whose last line comes too early for its text fails the migration', async () => {
  const { db } = await testDatabase();
  const early = separated('CREATE SCHEMA zoo', 'CREATE TABLE beast (name text)');
  const folder = await write(
    separated(early, apply('sql/zoo/beast.sql')),
    'ALTER TABLE beast ADD COLUMN legs integer',
    'SELECT 1',
  );
  await expect(migrate(db, folder)).rejects.toThrow();
});
