import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts each country's flag at `/assets/flags/<code>.svg`: a page loads those it shows, and its script
 * holds none. Browsers keep them: countries hardly ever change theirs.
 */
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
        this.emitFile({ type: 'asset', fileName: `assets/flags/${name}`, source });
      }
    },
  };
}
