import type { Plugin } from 'vite';

const unguarded = 'window.location.reload();';
const told =
  "if (window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;";

/**
 * React Router reloads the page whenever a route's chunk can't be fetched: again and again, and offline,
 * too. Here it tells so as Vite does for other chunks; `platform/missing-chunks.ts` decides (product spec
 * §4). Stops the build should the library's code have changed.
 */
export function chunkErrors(): Plugin {
  return {
    name: 'chunk-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs/, code: 'async function loadRouteModule(' },
      handler(code) {
        if (code.split(unguarded).length !== 2) this.error('loadRouteModule is not as it was');
        return { code: code.replace(unguarded, told), map: null };
      },
    },
  };
}
