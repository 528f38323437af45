import type { CallInput, CallResult } from './call.ts';
import type { CallKey, Contract } from './contract.ts';
import { backoff } from './http/backoff.ts';
import { type Envelope, type Failure, isFailure } from './http/envelope.ts';
import type { HiddenResults } from './http/hidden-results.ts';
import { timestamp } from './http/timestamp.ts';
import type { Challenge } from './http/work.ts';

/** What went wrong with a call: the envelope's failure, or an answer that is none of ours (`errorCode` 0). */
export class ApiError extends Error {
  readonly errorCode: number;
  readonly http: number;
  /** The server's words for a person (`errorMsg`, else `msg`); null: say the product's system error. */
  readonly text: string | null;
  /** What is to be done first, where the error is `workRequired`. */
  readonly challenge: Challenge | null;
  /** What to ask for first, where the error is `resultsHidden`. */
  readonly hidden: HiddenResults | null;

  constructor(
    http: number,
    errorCode: number,
    text: string | null,
    challenge: Challenge | null = null,
    hidden: HiddenResults | null = null,
  ) {
    super(text ?? `call failed (${http}, ${errorCode})`);
    this.name = 'ApiError';
    this.http = http;
    this.errorCode = errorCode;
    this.text = text;
    this.challenge = challenge;
    this.hidden = hidden;
  }
}

/** No answer at all: there is no network, or the server is silent. */
export class NoAnswer extends TypeError {
  override name = 'NoAnswer';
  /** It was waited for. */
  readonly isLate: boolean;

  constructor(message: string, isLate: boolean) {
    super(message);
    this.isLate = isLate;
  }
}

/** As much of a response as a call reads. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

export interface ClientOptions {
  /** Origin of the server, without `/java`; empty for a page's own. */
  origin?: () => string;
  language: () => string;
  /** Other clients' token; browsers carry it in the HttpOnly cookie. */
  token?: () => string | undefined;
  /** Told of each request, for the loading bar. */
  onActivity?: (event: 'start' | 'finish' | 'fail') => void;
  /** Told when the session is over (3000, 3001). */
  onSessionEnd?: () => void;
  /** Told when a call needs someone signed in (2000). */
  onSignInNeeded?: () => void;
  /** Given each result before whoever asked. */
  onResult?: (result: unknown) => Promise<void>;
  fetch?: (url: string, init: RequestInit) => Promise<Answer>;
}

type Options<Key extends CallKey> = {
  signal?: AbortSignal;
  /** Further headers, for a server that calls on behalf of a browser. */
  headers?: Record<string, string>;
} & (Contract[Key]['effect'] extends 'write'
  ? { /** Makes a repeated write one write. */ idempotencyKey: string }
  : { idempotencyKey?: never });

export type Client = ReturnType<typeof createClient>;

const retries = 3;
const pause = { first: 200, longest: 800 };
/** ms for the answer to a read; a write may be a picture on a slow line. */
const readTimeout = 15_000;

/**
 * The typed client (product spec §7): one for the browser, the site's server, and tools. A call is named
 * by method and path as in the contract; every call is safe to retry, because writes must carry their
 * idempotency key.
 */
export function createClient(options: ClientOptions) {
  const send = options.fetch ?? fetch;

  async function attempt(url: string, init: RequestInit): Promise<unknown> {
    const response = await send(url, init).catch(asNoAnswer);
    const answer = (await response.json().catch(asNothing)) as
      | (Envelope<unknown> & { msg?: string })
      | null;
    if (response.ok && answer && !isFailure(answer)) {
      const { result } = answer as { result: unknown };
      await options.onResult?.(result);
      return result;
    }
    const failure = answer as (Partial<Failure> & { msg?: string }) | null;
    throw new ApiError(
      response.status,
      failure?.errorCode ?? 0,
      failure?.errorMsg ?? failure?.msg ?? null,
      failure?.challenge ?? null,
      failure?.hidden ?? null,
    );
  }

  return async function call<Key extends CallKey>(
    key: Key,
    input: CallInput<Contract[Key]>,
    settings: Options<Key> = {} as Options<Key>,
  ): Promise<CallResult<Contract[Key]>> {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const given = input as { params?: Fields; query?: Fields; body?: unknown };
    const origin = options.origin?.() ?? '';
    const url = `${origin}/java${fill(path, given.params ?? {})}${search(given.query)}`;
    const token = options.token?.();
    const init: RequestInit = {
      method,
      // Another host of the product's has its cookies too, where their domain is shared.
      credentials: origin ? 'include' : 'same-origin',
      headers: {
        'system-type': 'PC',
        'x-xiongmao': '1',
        language: options.language(),
        ...(token ? { token } : {}),
        ...(settings.idempotencyKey ? { 'idempotency-key': settings.idempotencyKey } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...settings.headers,
      },
      ...(method === 'POST' ? { body: JSON.stringify(given.body ?? {}) } : {}),
    };

    options.onActivity?.('start');
    for (let failures = 1; ; failures++) {
      try {
        const result = await attempt(url, { ...init, signal: until(settings) });
        options.onActivity?.('finish');
        return result as CallResult<Contract[Key]>;
      } catch (error) {
        if (failures <= retries && isTransient(error) && !settings.signal?.aborted) {
          await new Promise((resolve) => setTimeout(resolve, backoff(failures, pause)));
          continue;
        }
        // What one has hidden oneself is no failure.
        const isHidden = error instanceof ApiError && error.hidden !== null;
        options.onActivity?.(isHidden ? 'finish' : 'fail');
        if (error instanceof ApiError) {
          if ([3000, 3001].includes(error.errorCode)) options.onSessionEnd?.();
          if (error.errorCode === 2000) options.onSignInNeeded?.();
        }
        throw error;
      }
    }
  };
}

type Fields = Record<string, string | number | boolean | undefined>;

function fill(path: string, params: Fields): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Fields = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  parameters.set('t', timestamp());
  return `?${parameters}`;
}

function until({ signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey?: string }) {
  if (idempotencyKey) return signal ?? null;
  const late = AbortSignal.timeout(readTimeout);
  return signal ? AbortSignal.any([signal, late]) : late;
}

/** What is no JSON is no answer of ours; what was cut off on its way is none at all. */
function asNothing(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  return asNoAnswer(error);
}

/** `fetch` throws a TypeError without a network, and a DOMException of this name after its time. */
function asNoAnswer(error: unknown): never {
  const { name, message } = error as Error;
  const isLate = name === 'TimeoutError';
  throw error instanceof TypeError || isLate ? new NoAnswer(message, isLate) : error;
}

/** Worth another try at once; who was silent for all its time is not. */
function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return [0, 502, 503, 504].includes(error.http);
  return error instanceof NoAnswer && !error.isLate;
}
