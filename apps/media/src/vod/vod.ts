import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import { videoFile, videoKey } from '@xiongmao/api/videos/media';
import { type ObjectStore, StoreAway } from '@xiongmao/storage/object-store';
import { answerFailure, fromAnywhere } from '../playback/answers.ts';
import type { Found, Keys } from './keys.ts';
import { readRange } from './range.ts';

interface Parts {
  keys: Keys;
  storage: ObjectStore;
  addressOf: (request: IncomingMessage) => string;
  onRefused: (reason: string) => void;
}

/** What media answers below `/vod/<key>/`. */
export interface Vod {
  give(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Whether a cache in front may answer what stands at a path. */
  authorise(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
}

const statusOf = { unknownKey: 404, tooManyKeys: 429, serverAway: 503 } as const;
const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};
/** Seconds for which a cache in front keeps what never changes: it asks for each request whether it may give it. */
const cachedFor = 3_600;

/** Captions are written anew under their name; all else under a key stays as it is. */
const isLasting = (file: string): boolean => !file.endsWith('.vtt');

export function createVod({ keys, storage, addressOf, onRefused }: Parts): Vod {
  async function pass(
    request: IncomingMessage,
    path: string,
  ): Promise<Exclude<Found, { refused: null }> | { refused: null; folder: string; file: string }> {
    const [, , key = '', ...rest] = path.split('/');
    const file = rest.join('/');
    if (!videoKey.safeParse(key).success || !videoFile.test(file)) {
      return { refused: 'unknownKey' };
    }
    const found = await keys.find(key, networkOf(addressOf(request)));
    if (found.refused === null) return { ...found, file };
    onRefused(found.refused);
    return found;
  }

  async function give(request: IncomingMessage, response: ServerResponse, path: string) {
    const passed = await pass(request, path);
    const { refused } = passed;
    if (refused) return answerFailure(response, statusOf[refused], refused);
    const { folder, file } = passed;
    try {
      await send(request, response, { name: `videos/${folder}/${file}`, file, folder });
    } catch (error) {
      if (!(error instanceof StoreAway) || response.headersSent) throw error;
      answerFailure(response, 503, 'storageAway');
    }
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    { name, file, folder }: { name: string; file: string; folder: string },
  ): Promise<void> {
    const isHead = request.method === 'HEAD';
    const tag = isLasting(file) ? `"${folder.slice(0, 12)}"` : null;
    const headers = {
      ...fromAnywhere,
      'access-control-expose-headers': 'content-length, content-range, accept-ranges',
      'content-security-policy': "default-src 'none'; sandbox",
      // Asked for again each time, and answered in a line where it is held already: what is taken down ends with that.
      'cache-control': 'no-cache',
      ...(tag && { etag: tag, 'x-accel-expires': String(cachedFor) }),
    };
    if (tag && request.headers['if-none-match'] === tag) {
      return void response.writeHead(304, headers).end();
    }
    const asked = request.headers['if-range'] ?? tag;
    const wanted = asked === tag ? request.headers.range : undefined;
    let size: number | null = null;
    if (isHead || wanted !== undefined) {
      size = await storage.sizeOf(name);
      if (size === null) return answerFailure(response, 404, 'notFound');
    }
    const range = size === null ? null : readRange(wanted, size);
    if (range === 'none') {
      response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` });
      return void response.end();
    }
    const stored = isHead ? null : await storage.get(name, range ?? undefined);
    size = stored?.size ?? size;
    if (size === null || (!isHead && !stored)) return answerFailure(response, 404, 'notFound');
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-type': types[file.slice(file.lastIndexOf('.') + 1)],
      'content-length': range ? range.end - range.start + 1 : size,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    });
    if (!stored) return void response.end();
    // Who has gone reads no more; there is nobody to tell.
    await pipeline(stored.content, response).catch(() => response.destroy());
  }

  return {
    give,
    async authorise(request, response, path) {
      const { refused } = await pass(request, path);
      // nginx knows no other refusal.
      if (refused) return answerFailure(response, refused === 'serverAway' ? 503 : 403, refused);
      response.writeHead(204, { 'cache-control': 'no-store' }).end();
    },
  };
}
