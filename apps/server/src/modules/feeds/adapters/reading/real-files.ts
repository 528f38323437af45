import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * For tests: the files of a folder of the shared match data, walked, absolute and sorted; null where the
 * data is absent. It is looked for at `SHARED_DATA`, else in `shared/data` beside the repository.
 */
export function realFiles(folder: string): string[] | null {
  const root = join(process.env.SHARED_DATA ?? besideRepository(), folder);
  if (!existsSync(root)) return null;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function besideRepository(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'pnpm-workspace.yaml')) && dirname(folder) !== folder) {
    folder = dirname(folder);
  }
  return resolve(folder, '../shared/data');
}
