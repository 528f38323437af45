import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import {
  type MediaEvent,
  mediaEvent,
  mediaPaths,
  type PublishAnswer,
  type PublishRequest,
  publishRequest,
} from '@xiongmao/api/live/media';
import { mayPlayPath, mayPlayRequest } from '@xiongmao/api/videos/media';
import { readBody } from '../src/http/bodies.ts';

export interface ServerDouble {
  url: string;
  asked: PublishRequest[];
  events: MediaEvent[];
  /** Keys of videos that may be played, and the folders that they stand for; by how many calls that was asked. */
  folders: Map<string, string>;
  keysAsked: number;
  /** Whether it answers calls about videos. */
  isAway: boolean;
  /** How it answers; who publishes with the secret `good` is let in, unless told otherwise. */
  decide: (request: PublishRequest) => PublishAnswer | Promise<PublishAnswer>;
  close(): void;
}

/** What media knows of the server: it answers signed calls alone. */
export async function createServerDouble(key: string): Promise<ServerDouble> {
  const proof = createMediaProof(key);
  const http = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = (await readBody(request, 10_000)) ?? '';
    if (!proof.check(request.headers, path, body)) return void response.writeHead(403).end();
    let result: unknown = null;
    if (path === mediaPaths.publish) {
      const asked = publishRequest.parse(JSON.parse(body));
      double.asked.push(asked);
      result = await double.decide(asked);
    } else if (path === mayPlayPath) {
      double.keysAsked++;
      if (double.isAway) return void response.writeHead(502).end();
      const { key: asked } = mayPlayRequest.parse(JSON.parse(body));
      result = { folder: double.folders.get(asked) ?? null };
    } else if (path === mediaPaths.event) double.events.push(mediaEvent.parse(JSON.parse(body)));
    response.end(JSON.stringify({ status: 'success', result }));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const double: ServerDouble = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked: [],
    events: [],
    folders: new Map(),
    keysAsked: 0,
    isAway: false,
    decide: ({ secret }) =>
      secret === 'good' ? { allowed: true } : { allowed: false, reason: 'unknownKey' },
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
  return double;
}
