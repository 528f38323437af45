import type { FastifyInstance } from 'fastify';

/** Reads form-encoded bodies in a scope, as objects of texts; of a name that comes twice, the last. */
export function parseFormBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}
