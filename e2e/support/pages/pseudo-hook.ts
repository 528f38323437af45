// Preloaded into a site's threads: its pages are rendered with the texts of a pseudo-locale.
import { registerHooks } from 'node:module';
import path from 'node:path';
import { type Pseudo, pseudoChunks } from './pseudo.ts';

const chunks = pseudoChunks('server', process.env.PSEUDO as Pseudo);

registerHooks({
  load(url, context, next) {
    const source = url.includes('/site/build/server/') && chunks.get(path.basename(url));
    return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
  },
});
