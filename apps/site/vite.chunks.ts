import path from 'node:path';
import type { Plugin } from 'vite';

const everyPage =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|@tanstack)[@+\\/]/;
const lazy = /[\\/]locales[\\/]|socket\.io|engine\.io/;
const matches = /[\\/]features[\\/]matches[\\/]/;
/** What every page begins with, and the pages between which fans go back and forth most. */
const starts = ['entry.client', 'root', 'routes/home', 'routes/match'].map((name) =>
  path.resolve(`app/${name}.tsx`),
);

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that the starts import, without themselves: no other piece may lead to what starts something. */
function findBasics(modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  for (const id of starts) found.delete(id);
  return found;
}

/**
 * How the browser's script is cut: what every page needs from libraries in one file that outlives our
 * releases, ours in a second, what the pages of matches need in a third (who opens one looks ahead to the
 * others, and a file compresses better than its parts), and what some of the other pages share in small
 * files, each of them needed by whoever loads it.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      let basics: Set<string> | undefined;
      const isBasic = (id: string, modules: Modules) => {
        basics ??= findBasics(modules);
        return basics.has(id) && !lazy.test(id);
      };
      const groups = [
        { name: 'vendor', test: everyPage },
        {
          name: (id: string, modules: Modules) =>
            isBasic(id, modules) && !matches.test(id) ? 'shell' : null,
        },
        {
          name: (id: string, modules: Modules) => (isBasic(id, modules) ? 'matches' : null),
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
