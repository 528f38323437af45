import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { type ErrorName, errors } from '@xiongmao/api/errors';
import { limitConnections, serverLimits } from '@xiongmao/api/hosting/guard-server';
import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import { requestTarget } from '@xiongmao/api/hosting/request-target';
import type { Locale } from '@xiongmao/i18n/locales';
import { StoreAway } from '@xiongmao/storage/object-store';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { keepable } from '../keepable.ts';
import { errorForLog } from '../logging/log.ts';
import { connectRedis } from '../redis/redis.ts';
import { admitCalls, safeHeaders } from './access/admit.ts';
import { type CallerOf, createCallerOf } from './access/callers.ts';
import type { OwnCookies } from './access/own-cookies.ts';
import { createOwnPages } from './access/own-pages.ts';
import type { Identify } from './access/principal.ts';
import { logRefusals } from './access/security-log.ts';
import { parseJsonBodies } from './bodies/json-body.ts';
import { limitLargeBodies } from './bodies/large-bodies.ts';
import { CodedError, TooManyRequests } from './errors.ts';
import { createFront, type Front } from './front.ts';
import { errorText, languageOf } from './language.ts';
import { createCallLimits } from './limits/call-limits.ts';
import { createSharedCounts } from './limits/shared-counts.ts';

export interface HttpOptions {
  /** Where the product's own pages stand. */
  origins: readonly string[];
  logLevel: string;
  /** Which proxies may name the caller's address. */
  trustProxy: string;
  /** Calls a minute from one address. */
  rateLimit: number;
  /** Open connections of one address. */
  connectionLimit: number;
  /** Where several processes count together. */
  redisUrl: string | undefined;
  identify: Identify;
  metrics: Metrics;
  clock: Clock;
  /** The installation's: front ends prove themselves with it. */
  key: string;
  /** The names of its cookies, and where they reach. */
  ownCookies: OwnCookies;
  /** Whether who asks may want no results: then nothing is answered before that is known. */
  mayHide: (request: IncomingMessage) => boolean;
  /** A keyed hash for the log. */
  mark: (text: string) => string;
  /** Where the log goes instead of standard output. */
  logTo?: { write(line: string): void } | undefined;
}

export interface Http {
  app: FastifyInstance;
  front: Front;
  callerOf: CallerOf;
}

/** Fastify with what every call goes through: ids, cookies, limits, and errors as the envelope says. */
export async function createHttp(options: HttpOptions): Promise<Http> {
  const { metrics, redisUrl } = options;
  const believed = createCallerOf(options);
  const answersOwnPages = createOwnPages(options.origins);
  const callerOf: CallerOf = (request) => {
    const caller = believed(request);
    if (caller.isVouched) connections.exempt(request.socket.remoteAddress ?? '');
    return caller;
  };
  const app = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { err: errorForLog },
      ...(options.logTo && { stream: options.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) =>
      createServer(serverLimits, (request, response) => {
        if (!connections.admits(request, response)) return;
        if (answersOwnPages(request, response) || front.answers(request, response)) return;
        const target = requestTarget(request.url);
        if (target === null) return refuseTarget(request, response);
        request.url = target;
        handler(request, response);
      }),
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // An address that can't be taken apart comes to no hook.
    frameworkErrors: (error, request, reply) => {
      request.cookies = app.parseCookie(request.headers.cookie ?? '');
      void admit(request, reply).then(
        () => fail(error, request, reply),
        (refusal) => fail(refusal, request, reply),
      );
    },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: true },
  });
  const connections = limitConnections(app.server, options.connectionLimit, {
    onRefused: () => metrics.count('xiongmao_connections_refused_total'),
    onCut(why, peer, first) {
      metrics.count('xiongmao_requests_cut_total', { for: why });
      if (first) app.log.warn({ from: peer, why }, 'a connection was cut');
    },
  });
  // Fastify answers them; here they are only counted.
  app.server.on('clientError', ({ code = '' }: NodeJS.ErrnoException) =>
    metrics.count('xiongmao_requests_cut_total', { for: cutFor[code] ?? 'malformed' }),
  );
  const redis = redisUrl ? await connectRedis(redisUrl, app.log) : null;
  if (redis) app.addHook('onClose', () => redis.close());
  const limits = createCallLimits({
    perMinute: options.rateLimit,
    shared: redis && createSharedCounts(redis),
    metrics,
    clock: options.clock,
    log: app.log,
  });
  const front = createFront((request) => {
    const { address, isSharedRender } = callerOf(request);
    return isSharedRender || limits.take(address) === null;
  }, options.mayHide);
  await app.register(cookie);
  app.decorate('ownCookies', options.ownCookies);
  logRefusals(app, options.mark);
  const admit = admitCalls(app, { callerOf, limits, identify: options.identify });
  limitLargeBodies(app, metrics);
  parseJsonBodies(app);
  app.setValidatorCompiler<z.ZodType>((route) =>
    validatorCompiler({ ...route, schema: keepable(route.schema) }),
  );
  app.setSerializerCompiler(serializerCompiler);
  const fail = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { name, values } = nameOf(error);
    const { http } = errors[name];
    if (http >= 500) request.log.error({ err: error }, 'a call failed');
    if (name === 'tooLarge') metrics.count('xiongmao_bodies_refused_total');
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter);
    // Whatever was to be kept for long is not this.
    reply.header('cache-control', 'no-store');
    return reply.status(http).send({
      ...failure(name, languageOf(request), values),
      ...(error instanceof CodedError && error.more),
    });
  };
  app.setErrorHandler<FastifyError>(fail);
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(failure('notFound', languageOf(request), {})),
  );
  await app.register(swagger, {
    openapi: { info: { title: 'Xiongmao', version: '1' }, openapi: '3.1.0' },
    transform: jsonSchemaTransform,
  });
  return { app, front, callerOf };
}

/** What Node's parser says of a request that it gives up; all else it can't read. */
const cutFor: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
  HPE_HEADER_OVERFLOW: 'headers',
  ECONNRESET: 'reset',
};

/** Answers what asks for no address at all, before anything takes it apart. */
function refuseTarget(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(errors.invalidInput.http, {
    ...safeHeaders,
    'content-type': 'application/json',
  });
  response.end(JSON.stringify(failure('invalidInput', languageOf(request), {})));
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
  if (error instanceof CodedError) return { name: error.errorName, values: error.values };
  if (error instanceof StoreAway) return { name: 'unavailable', values: {} };
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path that is of no call's shape is no call's.
    const name = error.validationContext === 'params' ? 'notFound' : 'invalidInput';
    return { name, values: {} };
  }
  if (error.statusCode === 413) return { name: 'tooLarge', values: {} };
  if (error.statusCode === 415) return { name: 'unsupportedMediaType', values: {} };
  if (error.statusCode === 429) return { name: 'tooManyRequests', values: {} };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { name: 'invalidInput', values: {} };
  }
  return { name: 'system', values: {} };
}
