import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const worthPacking = /^(text|application\/json|image\/svg)/;

export interface BuiltFile {
  type: string;
  etag: string;
  cacheControl: string;
  body: Buffer;
  /** As the build left them beside the file, else made when the first browser asks. */
  packed: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
}

export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/**
 * A built app's files by path, in memory: what is not in the map can't be asked for. `.br` and `.gz` that
 * the build left beside a file are its packed forms, not files of their own.
 */
export function readBuiltFiles(folder: URL): BuiltFiles {
  const root = fileURLToPath(folder);
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const known = new Set(names);
  const packed = (name: string) =>
    known.has(name) ? Promise.resolve(readFileSync(name)) : undefined;

  return new Map(
    names
      .filter((name) => !(/\.(br|gz)$/.test(name) && known.has(name.replace(/\.\w+$/, ''))))
      .map((name) => {
        const address = `/${path.relative(root, name).split(path.sep).join('/')}`;
        const body = readFileSync(name);
        // Vite names what it puts there by content.
        const immutable = address.startsWith('/assets/');
        return [
          address,
          {
            type: types[path.extname(name)] ?? 'application/octet-stream',
            etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
            cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
            body,
            packed: { br: packed(`${name}.br`), gzip: packed(`${name}.gz`) },
          },
        ];
      }),
  );
}

/** Sends a file in the best coding that the browser reads, or 304 when it has it. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
): Promise<void> {
  const headers = { 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const coding = worthPacking.test(file.type)
    ? (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    : undefined;
  const body = coding ? await pack(file, coding) : file.body;
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': body.length,
    ...(coding && { 'content-encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function pack({ body, packed }: BuiltFile, coding: 'br' | 'gzip'): Promise<Buffer> {
  packed[coding] ??=
    coding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
      : zip(body, { level: 9 });
  return packed[coding];
}
