import { wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { payMethod } from '@xiongmao/api/wallet/shapes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseFormBodies } from '#platform/http/bodies/form-body.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Form } from './gateway.ts';
import type { Gateways } from './gateways.ts';
import { notificationPath } from './notification-address.ts';
import { settleTrade } from './recharge.ts';

const params = z.object({ method: payMethod });

/** What gateways tell of trades. They go on telling until they hear `success`. */
export function notificationRoutes(
  app: FastifyInstance,
  context: ModuleContext,
  gateways: Gateways,
): void {
  app.register(async (scope) => {
    parseFormBodies(scope, 16 * 1024);
    const schema = { hide: true, params };
    scope.post(notificationPath(':method'), { schema }, async (request, reply) => {
      const { method } = request.params as { method: PayMethod };
      const gateway = gateways.get(method);
      if (!gateway) throw new CodedError('notFound');
      const trade = gateway.read((request.body ?? {}) as Form);
      if (!trade)
        context.log.warn({ method, from: wideNetworkOf(request.ip) }, 'a forged notification');
      const taken = trade !== null && (await settleTrade(context, method, trade));
      return reply.type('text/plain').send(taken ? 'success' : 'fail');
    });
  });
}
