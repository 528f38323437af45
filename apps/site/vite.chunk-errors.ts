import type { Plugin } from 'vite';

const reloading = 'window.location.reload();';
const telling = "window.dispatchEvent(new Event('route-chunk-missing'));";

/**
 * React Router reloads the page whenever a route's chunk can't be fetched: again and again, offline, and
 * even when it only looked ahead. Here it tells so, and `platform/missing-chunks.ts` decides (product
 * spec §4). Stops the build should the library's code have changed.
 */
export function chunkErrors(): Plugin {
  return {
    name: 'chunk-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs/, code: 'async function loadRouteModule(' },
      handler(code) {
        if (code.split(reloading).length !== 2) this.error('loadRouteModule is not as it was');
        return { code: code.replace(reloading, telling), map: null };
      },
    },
  };
}
