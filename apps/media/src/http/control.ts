import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { beginRequest, cutRequest, forgetRequest, mediaPaths } from '@xiongmao/api/live/media';
import { folderOf } from '@xiongmao/api/live/recording-index';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import type { Leases } from '../playback/leases.ts';
import type { Streams } from '../streams/streams.ts';
import { answerJson, readBody } from './bodies.ts';

interface Parts {
  proof: MediaProof;
  streams: Streams;
  leases: Leases;
  storage: ObjectStore;
}

/** Answers what the server asks of media. */
export function createControl({ proof, streams, leases, storage }: Parts) {
  /** What is asked, by its path; null for what can't be read. */
  const works: Record<string, (given: unknown) => Promise<object | null>> = {
    async [mediaPaths.streams]() {
      return { streams: streams.all().map((one) => one.health(leases.viewersOf(one.name))) };
    },
    async [mediaPaths.cut](given) {
      const { data } = cutRequest.safeParse(given);
      return data ? { cut: streams.cut(data.stream, data.reason, data.recording) } : null;
    },
    async [mediaPaths.begin](given) {
      const { data } = beginRequest.safeParse(given);
      return data ? { begun: streams.begin(data.stream, data.recording) } : null;
    },
    async [mediaPaths.forget](given) {
      const { data } = forgetRequest.safeParse(given);
      if (!data) return null;
      await storage.removeAll(folderOf(data.stream, data.recording));
      return {};
    },
  };

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
    const work = works[path];
    if (!work) return answerJson(response, 404, { error: 'notFound' });
    const result = await work(JSON.parse(body));
    if (!result) return answerJson(response, 400, { error: 'invalidInput' });
    return answerJson(response, 200, result);
  };
}
