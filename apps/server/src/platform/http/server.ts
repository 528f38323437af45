import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import proxyAddress from '@fastify/proxy-addr';
import swagger from '@fastify/swagger';
import { type ErrorName, errors } from '@xiongmao/api/errors';
import { keptByServer } from '@xiongmao/api/hosting/keep-alive';
import type { Locale } from '@xiongmao/i18n/locales';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { CatalogueError, isUnkeepable } from './errors.ts';
import { createFront, type Front, requestIdOf } from './front.ts';
import { parseJsonBodies } from './json-body.ts';
import { errorText, languageOf } from './language.ts';
import { createRateLimit } from './rate-limit.ts';

export interface HttpOptions {
  logLevel: string;
  /** Which proxies may name the caller's address. */
  trustProxy: string;
  /** Calls a minute from one address. */
  rateLimit: number;
}

export interface Http {
  app: FastifyInstance;
  front: Front;
}

/** Fastify with what every call goes through: ids, cookies, limits, and errors as the envelope says. */
export async function createHttp(options: HttpOptions): Promise<Http> {
  const trusted = proxyAddress.compile(options.trustProxy.split(',').map((part) => part.trim()));
  const limit = createRateLimit(options.rateLimit);
  const front = createFront(limit, (request) =>
    // Most callers come by no proxy; those cost no walk through its addresses.
    request.headers['x-forwarded-for']
      ? proxyAddress(request, trusted)
      : (request.socket.remoteAddress ?? ''),
  );
  const app = Fastify({
    logger: { level: options.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout: keptByServer }, (request, response) => {
        if (!front.answers(request, response)) handler(request, response);
      }),
    genReqId: requestIdOf,
    trustProxy: trusted,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (!limit.allows(request.ip)) throw new CatalogueError('tooManyRequests');
  });
  parseJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { name, values } = nameOf(error);
    const { http } = errors[name];
    if (http >= 500) request.log.error({ err: error }, 'a call failed');
    return reply.status(http).send(failure(name, languageOf(request), values));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(failure('notFound', languageOf(request), {})),
  );
  await app.register(swagger, {
    openapi: { info: { title: 'Xiongmao', version: '1' }, openapi: '3.1.0' },
    transform: jsonSchemaTransform,
  });
  await app.register(cookie);
  return { app, front };
}

/** The failure envelope of an error of the catalogue. */
function failure(name: ErrorName, language: Locale, values: Record<string, string | number>) {
  const { code: errorCode, http } = errors[name];
  return {
    status: 'fail' as const,
    ...(http === 200 ? {} : { code: http }),
    errorCode,
    errorMsg: errorText(language, name, values),
  };
}

function nameOf(error: FastifyError): {
  name: ErrorName;
  values: Record<string, string | number>;
} {
  if (error instanceof CatalogueError) return { name: error.errorName, values: error.values };
  if (hasZodFastifySchemaValidationErrors(error) || isUnkeepable(error)) {
    return { name: 'invalidInput', values: {} };
  }
  if (error.statusCode === 413) return { name: 'tooLarge', values: {} };
  if (error.statusCode === 415) return { name: 'unsupportedMediaType', values: {} };
  if (error.statusCode === 429) return { name: 'tooManyRequests', values: {} };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { name: 'invalidInput', values: {} };
  }
  return { name: 'system', values: {} };
}
