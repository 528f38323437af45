import path from 'node:path';
import type { Plugin } from 'vite';

const everyPage =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|@tanstack)[@+\\/]/;
/** What writes and lists page by page take of it: neither comes before a first row. */
const late = /[\\/](useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\./;
const lazy = /[\\/]locales[\\/]|socket\.io|engine\.io/;
const isOthers = (id: string) => !lazy.test(id);
const slots = /[\\/]app[\\/]slots[\\/]/;
const matches = /[\\/]features[\\/]matches[\\/]/;
const fileOf = (name: string) => path.resolve(`app/${name}.tsx`);
/** What every page begins with, and the pages between which fans go back and forth most. */
const starts = {
  shell: ['entry.client', 'root'].map(fileOf),
  board: [fileOf('routes/home')],
  match: [fileOf('routes/match')],
};

/** What follows anything live: fetched once a page rests. */
const follows = ['open-live', 'follow'].map((name) =>
  path.resolve(`../../packages/api/src/realtime/${name}.ts`),
);

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that some starts import, without any start: no other piece may lead to what starts something. */
function reach(from: string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  for (const id of Object.values(starts).flat()) found.delete(id);
  return found;
}

const isShared = (id: string, found: Set<string>[]) =>
  found.filter((set) => set.has(id)).length > 1;

/** Groups of the first pieces, each without what an earlier one has. */
function firstPieces() {
  let reached: Record<keyof typeof starts | 'live', Set<string>> | undefined;
  const group = (
    name: string,
    isIn: (id: string, found: NonNullable<typeof reached>) => boolean,
  ) => ({
    name(id: string, modules: Modules) {
      reached ??= {
        shell: reach(starts.shell, modules),
        board: reach(starts.board, modules),
        match: reach(starts.match, modules),
        live: reach(follows, modules),
      };
      return !lazy.test(id) && !late.test(id) && isIn(id, reached) ? name : null;
    },
  });
  return [
    group(
      'shell',
      (id, { shell, ...others }) =>
        shell.has(id) || (isShared(id, Object.values(others)) && !matches.test(id)),
    ),
    group('matches', (id, { board, match }) => board.has(id) && match.has(id)),
    group('board', (id, { board }) => board.has(id)),
    group('common', (id, { match }) => match.has(id) && !matches.test(id) && !slots.test(id)),
    group('detail', (id, { match }) => match.has(id)),
    group('live', (id, { live }) => live.has(id)),
  ];
}

/**
 * How the browser's script is cut: what every page needs from libraries in one file that outlives our
 * releases, ours in a second, what lists and pages of matches both need in a third and each alone in one
 * more (who opens a list looks ahead to the page, once it has loaded), what a page of a match has in common with
 * others in one, what follows them live in one, small things that many of the other pages share in one more, and what
 * some of them share in small files, each of them needed by whoever loads it: merged, those bring along what nobody
 * asked for.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      const groups = [
        { name: 'vendor', test: (id: string) => everyPage.test(id) && !late.test(id) },
        ...firstPieces(),
        { name: 'often', test: isOthers, minShareCount: 10, maxModuleSize: 4000 },
        {
          name: 'shared',
          test: isOthers,
          minShareCount: 2,
          entriesAware: true,
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
