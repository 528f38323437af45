import { S3Client } from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { S3Settings } from '../settings.ts';

export interface S3Limits {
  /** ms until a connection stands, until a request is answered, and in which nothing is heard of an answer. */
  connectMs: number;
  answerMs: number;
  idleMs: number;
  /** How often a request is tried in all. */
  attempts: number;
}

export interface ClientOptions {
  signal?: AbortSignal | undefined;
  limits: S3Limits;
}

/** Has all requests end with a signal, those too that libraries send by themselves. */
class EndingHandler extends NodeHttpHandler {
  readonly #signal: AbortSignal | undefined;

  constructor(
    signal: AbortSignal | undefined,
    options: ConstructorParameters<typeof NodeHttpHandler>[0],
  ) {
    super(options);
    this.#signal = signal;
  }

  override handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    return super.handle(request, {
      ...options,
      ...(this.#signal && { abortSignal: this.#signal }),
    });
  }
}

/** A client with so many connections at most. */
export function createClient(
  settings: S3Settings,
  { signal, limits }: ClientOptions,
  connections: number,
): S3Client {
  const agent = { maxSockets: connections };
  return new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    maxAttempts: limits.attempts,
    // Checksums in trailers, which the SDK would add, are not understood by all that speak S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new EndingHandler(signal, {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleMs,
      httpAgent: agent,
      httpsAgent: agent,
      // It would warn on the console of connections that all are in use.
      logger: silent,
    }),
  });
}

const none = () => undefined;
const silent = { trace: none, debug: none, info: none, warn: none, error: none };
