import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import {
  beginAnswer,
  type CutReason,
  cutAnswer,
  mediaPaths,
  type StreamHealth,
  streamsAnswer,
} from '@xiongmao/api/live/media';
import { z } from 'zod';
import type { ModuleContext } from '#platform/module.ts';

/** What the media process is asked for; each rejects while it can't be reached. */
export interface MediaClient {
  /** Whether there was such a stream, and it was this recording. */
  cut(stream: string, reason: CutReason, recording?: string): Promise<boolean>;
  /** Goes on in another recording. */
  begin(stream: string, recording: string): Promise<boolean>;
  forget(stream: string, recording: string): Promise<void>;
  streams(): Promise<StreamHealth[]>;
}

const timeout = 3_000;

export function createMediaClient({ env, key }: Pick<ModuleContext, 'env' | 'key'>): MediaClient {
  const proof = createMediaProof(key);

  async function ask<T>(path: string, content: object, shape: z.ZodType<T>): Promise<T> {
    const body = JSON.stringify(content);
    const response = await fetch(`${env.mediaControlUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...proof.headers(path, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`media answers ${response.status} to ${path}`);
    return shape.parse(answer);
  }

  return {
    async cut(stream, reason, recording) {
      const content = { stream, reason, ...(recording && { recording }) };
      return (await ask(mediaPaths.cut, content, cutAnswer)).cut;
    },
    async begin(stream, recording) {
      return (await ask(mediaPaths.begin, { stream, recording }, beginAnswer)).begun;
    },
    async forget(stream, recording) {
      await ask(mediaPaths.forget, { stream, recording }, z.object({}));
    },
    async streams() {
      return (await ask(mediaPaths.streams, {}, streamsAnswer)).streams;
    },
  };
}
