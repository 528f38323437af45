import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { namesInStored } from '#testing/boundaries/names.ts';
import { domains, owners, tables } from '#testing/boundaries/owners.ts';
import { trespasses } from '#testing/boundaries/statements.ts';
import { stored } from '#testing/boundaries/stored.ts';
import { writtenIn } from '#testing/boundaries/told-sql.ts';

const trespassesOf = (piece: ReturnType<typeof sql>): string[] => {
  new PgDialect().sqlToQuery(piece);
  return trespasses();
};
const ofWallet = { [writtenIn]: 'src/modules/wallet/some-verb.ts' };
const ofIdentity = { [writtenIn]: 'src/modules/identity/some-verb.ts' };

test("A statement that names another domain's table is found, wherever in it that stands", () => {
  const direct = Object.assign(sql`select balance from ledger_account, account`, ofWallet);
  expect(trespassesOf(direct)).toEqual([
    'wallet/some-verb.ts names account, which is of identity: read a view or call a function of it',
  ]);
  const within = Object.assign(
    sql`with gone as (delete from session using hold returning 1) select ${'é'} from gone`,
    ofWallet,
  );
  expect(trespassesOf(within)).toHaveLength(1);
  const fragment = Object.assign(sql`join ledger_account a on true`, ofWallet);
  expect(trespassesOf(Object.assign(sql`select 1 from session ${fragment}`, ofIdentity))).toEqual(
    [],
  );
  expect(trespassesOf(Object.assign(sql`select 2 from transfer ${fragment}`, ofIdentity))).toEqual([
    'identity/some-verb.ts names transfer, which is of wallet: read a view or call a function of it',
  ]);
});

test("Views of others, and what a statement itself calls like another's table, are free to read", () => {
  const view = Object.assign(sql`select 1 from identity.account`, ofWallet);
  const own = Object.assign(sql`with match as (select 1) select * from match for update`, ofWallet);
  expect([...trespassesOf(view), ...trespassesOf(own)]).toEqual([]);
});

test("A statement of the demo names none of a domain's tables, and no domain the demo's", () => {
  const seed = { [writtenIn]: 'src/demo/experts/some-seed.ts' };
  expect(trespassesOf(Object.assign(sql`select 3 from plan, sandbox_order`, seed))).toEqual([
    'src/demo/experts/some-seed.ts names plan, which is of experts: read a view or call a function of it',
  ]);
  expect(trespassesOf(Object.assign(sql`select 4 from sandbox_order`, ofWallet))).toHaveLength(1);
});

test('A stored function or view names what is of its own domain, and what others publish', () => {
  const found = stored.flatMap(({ file, domain, text }) =>
    namesInStored(text)
      .filter((name) => (owners.get(name) ?? domain) !== domain)
      .map((name) => `${file} names ${name}`),
  );
  expect(found).toEqual([]);
});

const root = new URL('../../../', import.meta.url);
const wordsIn = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word!);
/** The table of domains in docs/architecture.md. */
const told = [
  ...readFileSync(new URL('docs/architecture.md', root), 'utf8').matchAll(
    /^\| `(\w+)` +\|[^|]+\|([^|]+)\|([^|]+)\|([^|]*)\|$/gm,
  ),
].map(([, domain, ...cells]) => {
  const [own, published, below] = cells.map(wordsIn);
  return { domain: domain!, tables: own!, published: published!, standsOn: below! };
});

/** The domains whose face a module imports, or of which its SQL names something published. */
function usedBy(domain: string): string[] {
  const files = readdirSync(new URL(`modules/${domain}`, import.meta.url), { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing/'))
    .map((file) => readFileSync(new URL(`modules/${domain}/${file}`, import.meta.url), 'utf8'));
  const text = [
    ...files,
    ...stored.filter((each) => each.domain === domain).map((each) => each.text),
  ];
  const published = stored
    .filter(({ schema }) => schema !== 'public')
    .map(({ schema, name }) => ({
      of: schema,
      pattern: new RegExp(`[\\s(\`]${schema}\\.${name}\\b`),
    }));
  return domains.filter(
    (other) =>
      other !== domain &&
      text.some(
        (each) =>
          each.includes(`'#modules/${other}/`) ||
          published.some(({ of, pattern }) => of === other && pattern.test(each)),
      ),
  );
}

test('The table of domains tells whose each table is, what is published, and what each stands on', () => {
  const real = domains.map((domain) => ({
    domain,
    tables: [...tables].flatMap(([table, owner]) => (owner === domain ? [table] : [])).sort(),
    published: stored.filter(({ schema }) => schema === domain).map(({ name }) => name),
    standsOn: usedBy(domain),
  }));
  expect(told.toSorted((a, b) => a.domain.localeCompare(b.domain))).toEqual(real);
});

test('A domain stands on those above it', () => {
  const upwards = told.flatMap(({ domain, standsOn }, place) =>
    standsOn
      .filter((below) => told.findIndex((each) => each.domain === below) > place)
      .map((below) => `${domain} stands on ${below}`),
  );
  expect(upwards).toEqual([]);
});

/** What the server's files import of each other, tests left out: paths below `src`. */
const imports = readdirSync(new URL('.', import.meta.url), { recursive: true })
  .map(String)
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing/'))
  .flatMap((file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    return [...text.matchAll(/\b(from|import|import\() ?'(#|\.|@xiongmao\/)([^']+)'/g)].map(
      ([, how, start, rest]) => ({
        file,
        how,
        imported:
          start === '#'
            ? rest!.replace(/^src\//, '')
            : start === '.'
              ? path.join(file, '..', start + rest!)
              : start + rest!,
      }),
    );
  });

/** Of the contract what every domain stands on: files beside the domains, and these folders. */
const isBelowDomains = (imported: string): boolean =>
  /^@xiongmao\/(?!api\/)/.test(imported) ||
  /^@xiongmao\/api\/((fields|hosting|http|realtime)\/|[^/]+$)/.test(imported);

test('The platform knows no domain, neither the server’s nor the contract’s', () => {
  const own = imports.filter(({ file }) => file.startsWith('platform/'));
  expect(own.length).toBeGreaterThan(150);
  const found = own.filter(
    ({ imported }) => !/^(platform\/|env\.ts$)/.test(imported) && !isBelowDomains(imported),
  );
  expect(found).toEqual([]);
});

test('Of all the server app.ts alone loads the demo, and only when it is asked to', () => {
  expect(imports.length).toBeGreaterThan(1_000);
  const found = imports.filter(
    ({ file, imported }) => imported.startsWith('demo/') && !file.startsWith('demo/'),
  );
  expect(found).toEqual([{ file: 'app.ts', how: 'import(', imported: 'demo/demo.ts' }]);
});

test('The demo reaches domains by their faces', () => {
  const found = imports.filter(
    ({ file, imported }) => file.startsWith('demo/') && imported.startsWith('modules/'),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ imported }) => !/^modules\/\w+\/index\.ts$/.test(imported))).toEqual([]);
});

/** The packages that a file loads, itself and by all that it imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const loaded = text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm);
  for (const [, imported] of loaded) {
    if (/^[#.]/.test(imported!)) {
      const inner = imported!.startsWith('#')
        ? imported!.slice(1).replace(/^src\//, '')
        : path.join(file, '..', imported!);
      for (const name of packagesOf(inner, seen)) packages.add(name);
    } else if (!/^(node:|@xiongmao\/)/.test(imported!)) {
      packages.add(imported!.match(/^(@[^/]+\/)?[^/]+/)![0]);
    }
  }
  return packages;
}

test('A command over feeds starts without what serves: it is half of what a command costs', () => {
  expect([...packagesOf('feed.ts')].sort()).toEqual([
    '@fastify/proxy-addr',
    'drizzle-orm',
    'pg',
    'zod',
  ]);
});

test('What serves is made by app.ts alone', () => {
  const found = imports.filter(
    ({ file, imported }) => /^modules\/\w+\/module\.ts$/.test(imported) && file !== 'app.ts',
  );
  expect(found).toEqual([]);
});
