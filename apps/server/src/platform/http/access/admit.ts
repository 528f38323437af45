import { unframed } from '@xiongmao/api/hosting/unframed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError, TooManyRequests } from '../errors.ts';
import type { CallLimits } from '../limits/call-limits.ts';
import type { CallerOf } from './callers.ts';
import { type Identify, tokenOf } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Asked by a front end for a page that all guests share. */
    isSharedRender: boolean;
  }
  interface FastifyContextConfig {
    /** What watches the process asks it; a neighbour's calls must not make it look dead. */
    isProbe?: boolean;
  }
}

/** Of every answer that has none of its own in their place. */
export const safeHeaders = { 'x-content-type-options': 'nosniff', ...unframed };

const claimForm = /^[\w-]{1,64}$/;

/** Admits a request: its id, where it comes from, and whether it is within the limits. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Admits every call; answers how, for what the router sends past all hooks. */
export function admitCalls(
  app: FastifyInstance,
  options: { callerOf: CallerOf; limits: CallLimits; identify: Identify },
): Admit {
  const { callerOf, limits, identify } = options;

  const admit: Admit = async (request, reply) => {
    reply.header('x-request-id', request.id).headers(safeHeaders);
    const caller = callerOf(request.raw);
    request.isSharedRender = caller.isSharedRender;
    Object.defineProperty(request, 'ip', { value: caller.address });
    // The caller's own id is a claim, beside the server's: by it a request is found in the logs of proxies.
    const claimed = request.headers['x-request-id'];
    if (caller.isVouched && typeof claimed === 'string' && claimForm.test(claimed)) {
      request.log = request.log.child({ claimedId: claimed });
    }
    if (caller.isSharedRender || request.routeOptions.config.isProbe) return;
    const token = tokenOf(request);
    const refused = await limits.takeFor(caller.address, token ? () => uidOf(token) : null);
    if (refused) throw new TooManyRequests(refused.wait);
  };
  app.decorateRequest('isSharedRender', false);
  app.addHook('onRequest', admit);
  return admit;

  /** Whose session a token stands for; null when it is none's, or over. */
  async function uidOf(token: string): Promise<number | null> {
    try {
      return (await identify(token))?.uid ?? null;
    } catch (error) {
      if (error instanceof CodedError) return null;
      throw error;
    }
  }
}
