// Preloaded into what the tools start: what was stripped of its types and compiled is kept for the next start.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/compiled'));
