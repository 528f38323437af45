import { unframed } from '@xiongmao/api/hosting/unframed';
import type { FastifyInstance } from 'fastify';
import type { CallLimits } from '../limits/call-limits.ts';
import type { CallerOf } from './callers.ts';
import { CatalogueError, TooManyRequests } from './errors.ts';
import { type Identify, tokenOf } from './principal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What watches the process asks it; a neighbour's calls must not make it look dead. */
    isProbe?: boolean;
  }
}

/** Of every answer that has none of its own in their place. */
export const safeHeaders = { 'x-content-type-options': 'nosniff', ...unframed };

const claimForm = /^[\w-]{1,64}$/;

/** Every call: its id, where it comes from, and whether it is within the limits. */
export function admitCalls(
  app: FastifyInstance,
  options: { callerOf: CallerOf; limits: CallLimits; identify: Identify },
): void {
  const { callerOf, limits, identify } = options;

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).headers(safeHeaders);
    const caller = callerOf(request.raw);
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
  });

  /** Whose session a token stands for; null when it is none's, or over. */
  async function uidOf(token: string): Promise<number | null> {
    try {
      return (await identify(token))?.uid ?? null;
    } catch (error) {
      if (error instanceof CatalogueError) return null;
      throw error;
    }
  }
}
