import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile } from './vite.compress.ts';

interface Table {
  routes: Record<string, { imports?: string[] }>;
}

const assets = 'build/client/assets';
const prefix = 'window.__reactRouterManifest=';

/**
 * Half of React Router's table of routes tells what each imports, which is for fetching ahead what links lead to. It
 * comes in a file of its own once the page has loaded and is idle; until then a link asks for its route alone, and that
 * for the rest. React Router writes the table beside the browser's files when it builds the server.
 */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const [name, ...others] = (await readdir(assets)).filter((file) =>
          /^manifest-\w+\.js$/.test(file),
        );
        if (!name || others.length > 0) this.error('there is not one table of routes');
        const path = join(assets, name);
        const text = await readFile(path, 'utf8');
        if (!text.startsWith(prefix)) this.error('the table of routes is not what it was');
        const table = JSON.parse(text.slice(prefix.length, text.lastIndexOf('}') + 1)) as Table;
        const later = name.replace('manifest', 'imports');
        await write(join(assets, later), importsOf(table));
        for (const route of Object.values(table.routes)) delete route.imports;
        await write(path, `${prefix}${JSON.stringify(table)};${whenIdle(later)}`);
      },
    },
  };
}

/** Gives each route its imports, in the order of the table: names once, and by their places. */
function importsOf({ routes }: Table): string {
  const imports = Object.values(routes).map(({ imports: own = [] }) => own);
  const names = [...new Set(imports.flat())];
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const places = imports.map((own) => own.map((name) => placeOf.get(name)));
  return `const names=${JSON.stringify(names)},places=${JSON.stringify(places)};
Object.values(window.__reactRouterManifest.routes).forEach((route,at)=>{route.imports=places[at].map((place)=>names[place])});`;
}

/** Without a network links lead on all the same. */
const whenIdle = (file: string): string =>
  `addEventListener("load",()=>(window.requestIdleCallback??setTimeout)(()=>import("/assets/${file}").catch(()=>{})),{once:true});`;

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await compressFile(path);
}
