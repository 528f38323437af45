import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
  code: string;
  imports: string[];
  moduleIds: string[];
}

/**
 * Says after the build what script a route needs to come alive, in kB of brotli, and stops it where that is
 * more than the route's budget. The contract's schemas weigh as much as a page: what a page needs of a call is kept
 * apart from them (`rules.ts`), and none of them comes to the browser.
 */
export function pageWeight(budgets: Record<string, number>): Plugin {
  return {
    name: 'page-weight',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      const roots: string[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        chunks.set(file.fileName, file);
        if (['entry.client', 'root'].includes(file.name)) roots.push(file.fileName);
      }
      const schemas = [...chunks.values()].flatMap(({ moduleIds }) =>
        moduleIds.filter((id) => id.includes('/node_modules/zod/')),
      );
      if (schemas.length > 0) this.error(`schemas come to the browser: ${schemas[0]}`);
      for (const [route, budget] of Object.entries(budgets)) {
        const own = [...chunks.keys()].filter((name) => name.startsWith(`assets/${route}-`));
        const loaded = reach([...roots, ...own], chunks);
        const bytes = loaded.map((name) => brotliCompressSync(chunks.get(name)!.code).length);
        const total = bytes.reduce((sum, size) => sum + size, 0) / 1000;
        const said = `${route}: ${total.toFixed(1)} kB of script in ${loaded.length} files`;
        if (total > budget) this.error(`${said}; ${budget} kB are the most`);
        this.info(said);
      }
    },
  };
}

function reach(names: string[], chunks: Map<string, Chunk>): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !chunks.has(name)) return;
    found.add(name);
    chunks.get(name)!.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}
