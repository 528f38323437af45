import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick for a page that one person gets, thorough for one that many do. */
export type Effort = 'quick' | 'thorough';

/** A body with its codings and tag. */
export async function encode(body: Buffer, effort: Effort): Promise<Pick<Page, 'etag' | 'bodies'>> {
  const quality = effort === 'quick' ? 3 : 5;
  const [br, zipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(body, { level: effort === 'quick' ? 1 : 6 }),
  ]);
  // Weak: the codings share it.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { etag, bodies: { identity: body, br, gzip: zipped } };
}

/** The coding to answer with: brotli, else gzip, unless the caller refuses it. */
export function chooseCoding(acceptEncoding: string | undefined): keyof Page['bodies'] {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length));
}
