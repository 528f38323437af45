import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkErrors } from './vite.chunk-errors.ts';
import { chunks } from './vite.chunks.ts';
import { compress } from './vite.compress.ts';
import { flags } from './vite.flags.ts';
import { oneStyle } from './vite.one-style.ts';
import { pageWeight } from './vite.page-weight.ts';
import { routeTable } from './vite.route-table.ts';
import { worker } from './vite.worker.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    chunkErrors(),
    chunks(),
    flags(),
    oneStyle(),
    // Little more than it is now: what is added shows at once.
    pageWeight({ home: 142.4, match: 145.6 }),
    worker(),
    compress(),
    routeTable(),
  ],
  // Pictures stay files: inlined ones would need a looser content security policy and swell the script.
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
