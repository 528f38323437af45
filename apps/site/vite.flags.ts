import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts each country's flag at `/flags/<code>.svg`: a page loads those it shows, and its script none. */
export function flags(): Plugin {
  return {
    name: 'flags',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const index = fileURLToPath(import.meta.resolve('country-flag-icons'));
      const folder = join(dirname(index), '3x2');
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.svg')) continue;
        const source = await readFile(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `flags/${name}`, source });
      }
    },
  };
}
