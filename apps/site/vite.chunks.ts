import type { Plugin } from 'vite';

const everyPage =
  /node_modules[\\/](\.pnpm[\\/])?(react|react-dom|scheduler|react-router|@tanstack|i18next|react-i18next)[@+\\/]/;
const lazy = /[\\/]locales[\\/]|socket\.io|engine\.io/;

/**
 * How the browser's script is cut: what every page needs from libraries in one file that outlives our
 * releases, what pages share in few files, each of them needed by whoever loads it.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      const groups = [
        { name: 'vendor', test: everyPage },
        {
          name: 'shared',
          test: (id: string) => !lazy.test(id),
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: 6000,
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
