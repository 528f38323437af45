import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stored } from './stored.ts';

const modules = new URL('../../src/modules/', import.meta.url);

export const domains: readonly string[] = readdirSync(modules).sort();

/** Whose each table is: of the domain whose `table.ts` declares it, or of the demo. */
export const tables: ReadonlyMap<string, string> = new Map(
  [...domains, 'demo'].flatMap((domain) => {
    const folder = domain === 'demo' ? '../demo' : domain;
    const file = new URL(`${folder}/table.ts`, modules);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => [table!, domain]);
  }),
);

/** Whose each name without a schema is; what a domain publishes stands in the schema of its name. */
export const owners: ReadonlyMap<string, string> = new Map([
  ...tables,
  ...stored
    .filter(({ schema }) => schema === 'public')
    .map(({ name, domain }) => [name, domain] as const),
]);
