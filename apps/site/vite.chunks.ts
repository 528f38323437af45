import path from 'node:path';
import type { Plugin } from 'vite';

const everyPage =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)[@+\\/]/;
const lazy = /[\\/]locales[\\/]|socket\.io|engine\.io/;
/** The modules that every page begins with. */
const starts = ['app/entry.client.tsx', 'app/root.tsx'].map((file) => path.resolve(file));

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What every page needs of our own: all that its first modules import, without themselves. */
function findShell(modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  // The entry starts the app: no other piece may lead to it.
  for (const id of starts) found.delete(id);
  return found;
}

/**
 * How the browser's script is cut: what every page needs from libraries in one file that outlives our
 * releases, what every page needs of ours in a second, and what some pages share in small files, each of
 * them needed by whoever loads it. Larger ones would bring along what only other pages need.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      let shell: Set<string> | undefined;
      const groups = [
        { name: 'vendor', test: everyPage },
        {
          name(id: string, modules: Modules) {
            shell ??= findShell(modules);
            return shell.has(id) && !lazy.test(id) ? 'shell' : null;
          },
        },
        {
          name: 'shared',
          test: (id: string) => !lazy.test(id),
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: 300,
        },
      ];
      return {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups },
              chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            },
          },
        },
      };
    },
  };
}
