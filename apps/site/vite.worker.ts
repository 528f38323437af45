import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('worker/worker.ts', import.meta.url));
/** What pages of matches begin with, and what makes an app of them. */
const starts = ['entry.client', 'root', 'home', 'match', 'with-worker'];
/** Beside the built files. */
const others = ['/favicon.svg'];

/**
 * Builds the service worker into `/worker.js`, one file without imports: browsers compare it byte by byte, and a new
 * build is a new worker. It is told what the shell consists of.
 */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Once the pieces have the names that they keep.
      order: 'post',
      async handler(_options, bundle) {
        const shell = shellOf(bundle);
        const version = createHash('sha256')
          .update(Object.keys(bundle).sort().join())
          .digest('hex');
        const source = await bundleWorker({
          buildVersion: JSON.stringify(version.slice(0, 16)),
          shellFiles: JSON.stringify([...shell, ...others]),
        });
        this.emitFile({ type: 'asset', fileName: 'worker.js', source });
        this.info(`the worker keeps ${shell.length} files of the shell`);
      },
    },
  };
}

async function bundleWorker(define: Record<string, string>): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  if (chunk.imports.length > 0) throw new Error('the worker is not one file');
  return chunk.code;
}

/** The pieces that some pages start with and all that these import, and the styles. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle);
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    file.imports.forEach(visit);
  };
  for (const file of files) {
    if (file.type === 'chunk' && starts.includes(file.name)) visit(file.fileName);
    if (/^assets\/shell-.*\.css$/.test(file.fileName)) found.add(file.fileName);
  }
  const missing = starts.filter(
    (name) => !files.some((file) => file.type === 'chunk' && file.name === name),
  );
  if (missing.length > 0) throw new Error(`no piece is called ${missing.join(', ')}`);
  return [...found].map((name) => `/${name}`);
}
