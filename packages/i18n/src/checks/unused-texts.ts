import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts whose names come from elsewhere: from feeds, from numbers, and from the libraries of the back offices. */
const namedElsewhere = [
  /^(champions|heroes|kings):/,
  /^competitions:/,
  /^statistics:/,
  /^cricket:reason\./,
  /^matches:(action|drives|position|sourceWords)\./,
  /^console:notifications\./,
  /^studio:ra\./,
];

/** The keys whose last name stands nowhere in code, not even as a part of one that is put together there. */
export function unusedTexts(keys: Iterable<string>, code: readonly string[]): string[] {
  const words = new Set<string>();
  const begins = new Set<string>();
  const ends = new Set<string>();
  for (const text of code) {
    for (const [word] of text.matchAll(/\w+/g)) words.add(word);
    for (const [, begin] of text.matchAll(/[`.:](\w+)\$\{/g)) begins.add(begin!);
    for (const [, end] of text.matchAll(/\}([A-Z]\w+)`/g)) ends.add(end!);
  }
  return [...keys].filter((key) => {
    if (namedElsewhere.some((named) => named.test(key))) return false;
    // What follows a line is a form: of a number, a sport, a state.
    const name = key.split(/[.:]/).at(-1)!.split('_')[0]!;
    return !(
      words.has(name) ||
      [...begins].some((begin) => name.startsWith(begin)) ||
      [...ends].some((end) => name.endsWith(end))
    );
  });
}

/** What the apps and packages are written in, tests left out. */
export function readCode(): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const texts: string[] = [];
  const read = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !/^(\.|node_modules$|build$|dist$|locales$)/.test(entry.name))
        read(path);
      else if (/(?<!\.test)\.tsx?$/.test(entry.name)) texts.push(readFileSync(path, 'utf8'));
    }
  };
  for (const folder of ['apps', 'packages']) read(join(root, folder));
  return texts;
}
