import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '../../packages/api/src/contract.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/specification.md');
/** Complete wherever they are shown; `ar` has the site's texts alone. */
const locales = ['zh_CN', 'en_US'];

/** The rows of the table below a heading, without their backticks. */
function rowsOf(heading) {
  const [, part] = page.split(`\n## ${heading}\n`);
  const [, , ...rows] = part
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const textOf = (locale, name) => {
  const [namespace, key] = name.split(':');
  const texts = JSON.parse(read(`packages/i18n/locales/${locale}/${namespace}.json`));
  return key.split('.').reduce((at, part) => at?.[part], texts);
};

describe('Calls', () => {
  test.each(rowsOf('Calls'))('%s answers %s', (domain, name) => {
    const call = Object.values(contract).find(({ method, path: at }) => `${method} ${at}` === name);
    expect(call).toBeDefined();
    expect(read(`packages/api/src/${domain}/calls.ts`)).toContain(`'${call.path}'`);
    expect(existsSync(path.join(root, `apps/server/src/modules/${domain}`))).toBe(true);
  });
});

describe('Messages', () => {
  test.each(rowsOf('Messages'))('“%s” is %s', (_message, name, file) => {
    for (const locale of locales) expect(textOf(locale, name)).toBeTruthy();
    expect(read(file)).toContain(name.split(':').at(-1).split('.').at(-1));
  });
});

describe('Constants', () => {
  test.each(rowsOf('Constants'))('%s: %s', (_constant, code, file) => {
    expect(read(file)).toContain(code);
  });
});
