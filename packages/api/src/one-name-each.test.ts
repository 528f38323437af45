import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { errors } from './errors.ts';
import { commonErrors } from './http/common-errors.ts';
import { resources } from './resources.ts';

/** What all files of a name export, domain by domain. */
async function exportsOf(file: 'calls' | 'resources' | 'errors'): Promise<[string, unknown][]> {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const found = paths.filter((path) => path.endsWith(`/${file}.ts`));
  const modules = await Promise.all(found.map((path) => import(/* @vite-ignore */ `./${path}`)));
  return modules.flatMap((module: object) => Object.entries(module));
}

const sorted = (names: string[]) => names.toSorted();

test('No call of a domain takes the name, or the place, of another domain’s', async () => {
  const calls = await exportsOf('calls');
  expect(sorted(Object.keys(contract))).toEqual(sorted(calls.map(([name]) => name)));
  const places = Object.values(contract).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test('No resource does either', async () => {
  const all = await exportsOf('resources');
  const own = all.filter(([name]) => name.endsWith('Resource'));
  const addresses = resources.map(({ office, name }) => `${office}/${name}`);
  expect(addresses.length).toBe(own.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('No error takes the name or the code of another', async () => {
  const all = [commonErrors, ...(await exportsOf('errors')).map(([, domain]) => domain)];
  const names = all.flatMap((domain) => Object.keys(domain as object));
  expect(sorted(Object.keys(errors))).toEqual(sorted(names));
  const codes = Object.values(errors).map(({ code }) => code);
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
});

/** Tests name errors by their names: that apps of others go on by the numbers is seen here alone. */
test('No error changes its code or its HTTP status', async () => {
  const lines = Object.entries(errors).map(([name, { code, http }]) => `${code} ${http} ${name}`);
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('errors.codes.txt');
});
