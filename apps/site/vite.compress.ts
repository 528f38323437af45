import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt)$/;
const codings = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes `.br` and `.gz` beside the browser's files, so that none is compressed twice. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '' }) {
        const files = await readdir(dir, { recursive: true, withFileTypes: true });
        const texts = files.filter((file) => file.isFile() && compressible.test(file.name));
        await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
      },
    },
  };
}

export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [extension, encode] of Object.entries(codings)) {
    const packed = await encode(content);
    if (packed.length < content.length) await writeFile(`${path}.${extension}`, packed);
  }
}
