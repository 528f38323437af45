import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CodedError } from './errors.ts';

const mostBytes = 16 * 1024;

/** What media asks the server, or tells it: a signed POST of JSON (`hosting/callers/media-proof.ts`). */
export interface MediaCall<Request extends z.ZodType = z.ZodType> {
  path: string;
  request: Request;
  answer(asked: z.output<Request>): Promise<object>;
}

/** For a list of calls that differ. */
export const mediaCall = <Request extends z.ZodType>(call: MediaCall<Request>): MediaCall =>
  call as unknown as MediaCall;

/** Answers who signs with the installation's key, and nobody else. */
export function serveMedia(app: FastifyInstance, key: string, calls: readonly MediaCall[]): void {
  const proof = createMediaProof(key);
  app.register(async (scope) => {
    // What is signed is the text as it came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, text, done) => done(null, text),
    );
    const read = ({ body, headers }: FastifyRequest, path: string): unknown => {
      const text = typeof body === 'string' ? body : '';
      if (!proof.check(headers, path, text)) throw new CodedError('forbidden');
      return parsed(text);
    };
    for (const { path, request: asked, answer } of calls) {
      scope.post(path, { schema: { hide: true } }, async (request) => {
        const { success, data } = asked.safeParse(read(request, path));
        if (!success) throw new CodedError('invalidInput');
        return { status: 'success', result: await answer(data) };
      });
    }
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CodedError('invalidInput');
  }
}
