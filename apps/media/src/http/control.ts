import type { IncomingMessage, ServerResponse } from 'node:http';
import { cutRequest, mediaPaths } from '@xiongmao/api/live/media';
import type { MediaProof } from '@xiongmao/api/live/media-proof';
import type { Leases } from '../playback/leases.ts';
import type { Streams } from '../streams/streams.ts';
import { answerJson, readBody } from './bodies.ts';

interface Parts {
  proof: MediaProof;
  streams: Streams;
  leases: Leases;
}

/** Answers what the server asks of media. */
export function createControl({ proof, streams, leases }: Parts) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> => {
    const body = await readBody(request, 4_096);
    if (body === null) return answerJson(response, 413, { error: 'tooLarge' });
    if (!proof.check(request.headers, path, body)) {
      return answerJson(response, 403, { error: 'forbidden' });
    }
    if (path === mediaPaths.streams) {
      const healths = streams.all().map((one) => one.health(leases.viewersOf(one.name)));
      return answerJson(response, 200, { streams: healths });
    }
    if (path !== mediaPaths.cut) return answerJson(response, 404, { error: 'notFound' });
    const cut = cutRequest.safeParse(JSON.parse(body));
    if (!cut.success) return answerJson(response, 400, { error: 'invalidInput' });
    return answerJson(response, 200, { cut: streams.cut(cut.data.stream, cut.data.reason) });
  };
}
