import type { Plugin } from 'vite';

const reporting =
  /console\.error\(\s*`Error loading route module .*?`\s*\);\s*console\.error\(error\);/s;
const reloading = 'window.location.reload();';
const telling = "window.dispatchEvent(new Event('route-chunk-missing'));";

/**
 * React Router says that it reloads the page whenever a route's chunk can't be fetched, and does: again
 * and again, offline, and even when it only looked ahead. Here it merely tells so, and
 * `platform/start/missing-chunks.ts` decides (product spec §4). Stops the build should the library's code have
 * changed.
 */
export function chunkErrors(): Plugin {
  return {
    name: 'chunk-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs/, code: 'async function loadRouteModule(' },
      handler(code) {
        if (code.split(reloading).length !== 2 || !reporting.test(code)) {
          this.error('loadRouteModule is not as it was');
        }
        return { code: code.replace(reporting, '').replace(reloading, telling), map: null };
      },
    },
  };
}
