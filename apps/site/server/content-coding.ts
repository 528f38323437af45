import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick for a page that one person gets, thorough for one that many do. */
export type Effort = 'quick' | 'thorough';
export type Coding = 'identity' | 'br' | 'gzip';

/** A body in the codings that were asked for, each made once. */
export interface Body {
  etag: string;
  /** Of the plain one. */
  bytes: number;
  /** At hand, or a promise the first time. */
  in: (coding: Coding) => Buffer | Promise<Buffer>;
}

/** What is to be sent, in UTF-8. */
export function encode(identity: Buffer, effort: Effort): Body {
  const made = new Map<Coding, Buffer | Promise<Buffer>>([['identity', identity]]);
  const pack = (coding: Coding): Promise<Buffer> =>
    coding === 'br'
      ? brotli(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 2 : 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        })
      : zip(identity, { level: effort === 'quick' ? 1 : 6 });
  return {
    // Weak: the codings share it.
    etag: `W/"${createHash('sha1').update(identity).digest('base64url')}"`,
    bytes: identity.length,
    in(coding) {
      let body = made.get(coding);
      if (!body) {
        body = pack(coding).then((packed) => {
          made.set(coding, packed);
          return packed;
        });
        made.set(coding, body);
      }
      return body;
    },
  };
}

/** The coding to answer with: brotli, else gzip, unless the caller refuses it. */
export function chooseCoding(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding);
  if (at < 0) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length));
}
