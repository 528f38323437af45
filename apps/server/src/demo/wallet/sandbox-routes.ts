import { rowIdText } from '@xiongmao/api/fields/row-id';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Form, notificationPath, type Trade } from '#modules/wallet/index.ts';
import { parseFormBodies } from '#platform/http/bodies/form-body.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { sendPlainPage } from '#platform/http/plain-page.ts';
import { defineJob } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { sandboxNotification } from './sandbox.ts';
import { findOrder, type SandboxOrder, settleOrder } from './sandbox-orders.ts';
import { type SandboxAction, sandboxActions, sandboxPage } from './sandbox-page.ts';

interface Notification {
  method: PayMethod;
  form: Form;
}
/** The queue tells again what was not taken, as real gateways do. */
const tellSandbox = defineJob<Notification>('sandbox-notify');

/** ms by which a late notification is late. */
const lateness = 5_000;

const params = z.object({ orderNo: z.string().regex(/^[a-f\d]{32}$/) });
const query = z.object({ payment: rowIdText, told: z.enum(['success', 'fail']).optional() });
const body = z.object({ payment: rowIdText, action: z.enum(sandboxActions) });

/** The sandbox gateway's page (`sandbox.ts`): pays well, and in all the ways that go wrong. */
export function sandboxRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { db, env, jobs, log, secret } = context;
  const late = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => late.forEach(clearTimeout));

  /** Tells this process, as a gateway outside would, and answers what was said to it. */
  async function tell({ method, form }: Notification): Promise<string> {
    const url = new URL(notificationPath(method), app.listeningOrigin);
    const init = { method: 'POST', body: new URLSearchParams(form) };
    return (await fetch(url, init)).text();
  }
  jobs.work(tellSandbox, async (notification) => {
    const said = await tell(notification);
    if (said !== 'success') throw new Error(`the sandbox was not heard: ${said}`);
  });

  const signed = (order: SandboxOrder, more: Partial<Trade> = {}): Notification => ({
    method: order.method,
    form: sandboxNotification(secret, order.method, { ...order, ...more }),
  });
  const tellAll = (notifications: Notification[]): Promise<void> =>
    db.transaction(async (tx) => {
      for (const notification of notifications) await jobs.send(tx, tellSandbox, notification);
    });
  function tellLate(notification: Notification): void {
    const timer = setTimeout(() => {
      late.delete(timer);
      tellAll([notification]).catch((error) => log.error({ err: error }, 'the sandbox failed'));
    }, lateness);
    late.add(timer);
  }

  /** What leaves the order as it is: answers what the product said to it. */
  async function misbehave(order: SandboxOrder, action: 'wrongAmount' | 'forge'): Promise<string> {
    if (action === 'wrongAmount') return tell(signed(order, { state: 'paid', fen: order.fen - 1 }));
    const { method, form } = signed(order, { state: 'paid' });
    return tell({ method, form: { ...form, sign: '0'.repeat(64) } });
  }

  async function settle(
    orderNo: string,
    action: Exclude<SandboxAction, 'wrongAmount' | 'forge'>,
  ): Promise<void> {
    const order = await settleOrder(db, orderNo, action === 'close' ? 'closed' : 'paid');
    if (!order) return;
    const told = signed(order);
    if (action === 'late') tellLate(told);
    else if (action === 'twice') await tellAll([told, told]);
    else if (action === 'outOfOrder') await tellAll([told, signed(order, { state: 'closed' })]);
    else await tellAll([told]);
  }

  async function orderOf(orderNo: string): Promise<SandboxOrder> {
    const order = await findOrder(db, orderNo);
    if (!order) throw new CodedError('notFound');
    return order;
  }

  app.register(async (scope) => {
    parseFormBodies(scope, 1_024);
    const formsLeadTo = [new URL(env.SITE_URL).origin];

    const asked = { schema: { hide: true, params, querystring: query } };
    scope.get('/dev/pay/:orderNo', asked, async (request, reply) => {
      const { orderNo } = request.params as z.output<typeof params>;
      const { payment, told } = request.query as z.output<typeof query>;
      const locale = languageOf(request);
      const page = sandboxPage(await orderOf(orderNo), { payment, told, locale });
      return sendPlainPage(reply, { ...page, locale, formsLeadTo });
    });

    const acted = { schema: { hide: true, params, body } };
    scope.post('/dev/pay/:orderNo', acted, async (request, reply) => {
      const { orderNo } = request.params as z.output<typeof params>;
      const { payment, action } = request.body as z.output<typeof body>;
      const order = await orderOf(orderNo);
      if (action === 'wrongAmount' || action === 'forge') {
        const told = await misbehave(order, action);
        return reply.redirect(`/dev/pay/${orderNo}?payment=${payment}&told=${told}`, 303);
      }
      await settle(orderNo, action);
      return reply.redirect(`${formsLeadTo[0]}/userInfo/water?payment=${payment}`, 303);
    });
  });
}
