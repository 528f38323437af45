import { deepStrictEqual } from 'node:assert';
import type { Call, CallResult } from '@xiongmao/api/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authorise, type Identify, type Principal, tokenOf } from './access/principal.ts';
import { answerOf, type ReadyBytes } from './bodies/ready-bytes.ts';
import type { Concealing } from './concealing/concealing.ts';
import type { Shielded, ShieldedOf } from './concealing/shielded.ts';
import { CodedError } from './errors.ts';
import type { Front } from './front.ts';
import { keyedHeaders } from './idempotency-key.ts';
import type { InTurn } from './limits/turns.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface CallRequest<C> {
  params: C extends Call<infer P> ? Parsed<P> : never;
  query: C extends Call<infer _P, infer Q> ? Parsed<Q> : never;
  body: C extends Call<infer _P, infer _Q, infer B> ? Parsed<B> : never;
  /** Who asks; null where nobody need be signed in. */
  principal: C extends { permission: 'public' | 'feed' } ? null : Principal;
  /** The client's own key, of a call that is keyed. */
  key: C extends { keyed?: infer Keyed } ? (true extends Keyed ? string : null) : null;
  /** Who asks where nobody need be signed in; null for a guest. */
  identify: () => Promise<Principal | null>;
  /** Who asks and wants no results; null for everybody else. */
  shielded: Shielded | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A result that stands ready; `current` gives later callers of the same address the bytes of then. */
export class Ready {
  readonly bytes: ReadyBytes;
  readonly current: (() => ReadyBytes | null) | null;
  /** Whether results are left out of it already. */
  readonly concealed: boolean;

  constructor(
    bytes: ReadyBytes,
    current: (() => ReadyBytes | null) | null = null,
    concealed = false,
  ) {
    this.bytes = bytes;
    this.current = current;
    this.concealed = concealed;
  }
}

/** Throws for what no call of the kind is answered. */
export type Refuse = (request: FastifyRequest) => void;

export interface Caller {
  /** Results are compared with the contract: what is not in it fails (development and tests). */
  checkResults: boolean;
  /** Origins that may write. */
  origins: readonly string[];
  front: Front;
  identify: Identify;
  inTurn: InTurn;
  /** Each throws where a read names what there is not. */
  refusals: readonly Refuse[];
  shieldedOf: ShieldedOf;
  concealing: Concealing;
}

/** Bytes that are read of who need not be signed in; no such call takes as much. */
const strangersBody = 32 * 1024;

/**
 * Serves a call of the contract: guards writes, looks at who asks before what is sent is read, and answers
 * in the envelope.
 */
export function serve<C extends Call>(
  app: FastifyInstance,
  caller: Caller,
  call: C,
  handler: (given: CallRequest<C>) => Promise<CallResult<C> | Ready>,
  /** Throws for who may not send now, before what is sent is read. */
  admit?: (principal: Principal) => Promise<void>,
): void {
  const isOpen = call.permission === 'public' || call.permission === 'feed';
  // Who works with results is told them.
  const isFans = call.permission === 'public' || call.permission === 'account';
  const entered = new WeakMap<FastifyRequest, Principal>();
  // What changes anything is not done on the word of a moment ago.
  const anew = call.effect === 'write';
  const identifyOf = async (request: FastifyRequest) => {
    const found = await caller.identify(tokenOf(request), { anew });
    request.uid = found?.uid ?? null;
    return found;
  };
  const checked = z.object({ status: z.literal('success'), result: call.result });
  /** A field too many would leave the server in production. */
  const checkResult = (text: string) => {
    const answer = JSON.parse(text);
    deepStrictEqual(answer, checked.parse(answer));
  };
  const inTurn: <Result>(
    request: FastifyRequest,
    principal: Principal | null,
    work: () => Promise<Result>,
  ) => Promise<Result> = (request, principal, work) => {
    // A page that many share has waited for its turn where it is rendered; a feed has its own limits.
    if (call.permission === 'feed' || request.isSharedRender) return work();
    if (principal) return caller.inTurn('accounts', principal.uid, request, work);
    return caller.inTurn(call.effect === 'read' ? 'reads' : 'writes', request.ip, request, work);
  };
  app.route({
    method: call.method,
    url: `/java${call.path}`,
    config: { tokenInAddress: call.effect === 'read' },
    schema: {
      summary: call.summary,
      tags: [call.permission],
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      ...(call.keyed ? { headers: keyedHeaders } : {}),
      response: { 200: checked },
    },
    serializerCompiler: () => (data) => {
      if (!caller.checkResults || (data as { status?: string }).status === 'fail') {
        return JSON.stringify(data);
      }
      const text = JSON.stringify(data);
      checkResult(text);
      return text;
    },
    ...(call.permission === 'public' ? { bodyLimit: strangersBody } : {}),
    async onRequest(request) {
      if (call.effect === 'write' && call.permission !== 'feed')
        guardWrite(request, caller.origins);
      if (isOpen) return;
      const principal = await identifyOf(request);
      authorise(call.permission, principal);
      entered.set(request, principal);
      await admit?.(principal);
    },
    async handler(request, reply) {
      if (call.effect === 'read') for (const refuse of caller.refusals) refuse(request);
      const identify = () => identifyOf(request);
      const principal = entered.get(request) ?? null;
      const shielded = isFans ? await caller.shieldedOf(request, reply) : null;
      if (shielded) await caller.concealing.refuse(shielded, call, request);
      const given = {
        params: request.params,
        query: request.query,
        body: request.body,
        principal,
        key: call.keyed ? request.headers['idempotency-key'] : null,
        identify,
        shielded,
        request,
        reply,
      } as CallRequest<C>;
      const result = await inTurn(request, principal, () => handler(given));
      // A call that leads elsewhere has answered by itself.
      if (reply.sent) return reply;
      if (shielded && !(result instanceof Ready && result.concealed)) {
        reply.header('cache-control', 'no-store');
        const told = result instanceof Ready ? resultIn(result.bytes) : result;
        return { status: 'success', result: await caller.concealing.conceal(shielded, told) };
      }
      if (result instanceof Ready) {
        if (caller.checkResults) checkResult(result.bytes.plain.body.toString());
        // An address gives everybody else what is there.
        if (result.current && request.method === 'GET' && !shielded) {
          caller.front.remember(request.url, result.current);
        }
        return send(request, reply, result.bytes);
      }
      reply.header('cache-control', 'no-store');
      return { status: 'success', result };
    },
  });
}

const resultIn = ({ plain }: ReadyBytes): unknown =>
  (JSON.parse(plain.body.toString()) as { result: unknown }).result;

/** Against CSRF: a write carries the product's own header, which no foreign page can send, and a fitting Origin. */
export function guardWrite(request: FastifyRequest, origins: readonly string[]): void {
  const { origin } = request.headers;
  if (request.headers['x-xiongmao'] !== '1' || (origin && !origins.includes(origin))) {
    throw new CodedError('forbidden');
  }
}

/** Sends ready bytes past serialisation. */
function send(request: FastifyRequest, reply: FastifyReply, bytes: ReadyBytes): FastifyReply {
  const { status, headers, body } = answerOf(request, bytes);
  for (let index = 0; index < headers.length; index += 2) {
    reply.header(headers[index]!, headers[index + 1]);
  }
  return reply.status(status).send(body ?? undefined);
}
