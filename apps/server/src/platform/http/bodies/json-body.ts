import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CodedError } from '../errors.ts';

const deepest = 32;

/** Whether JSON text nests deeper than any call of ours does; text in strings does not count. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

/**
 * Reads JSON bodies: malformed, too deep or poisoned (`__proto__`) ones are invalid input, unless `poison` is
 * to be left out. `check` sees the bytes before anything is made of them, and throws what the call answers.
 */
export function parseJsonBodies(
  app: FastifyInstance,
  options: {
    bodyLimit?: number;
    poison?: 'error' | 'remove';
    check?: (request: FastifyRequest, body: Buffer) => void;
  } = {},
): void {
  const { bodyLimit, poison = 'error', check } = options;
  const parse = app.getDefaultJsonParser(poison, poison);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', ...(bodyLimit ? { bodyLimit } : {}) },
    (request, body, done) => {
      try {
        check?.(request, body as Buffer);
      } catch (error) {
        return done(error as Error);
      }
      const text = body.toString();
      if (isTooDeep(text)) return done(new CodedError('invalidInput'));
      parse(request, text, done);
    },
  );
}
