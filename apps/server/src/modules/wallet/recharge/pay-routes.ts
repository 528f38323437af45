import * as calls from '@xiongmao/api/wallet/calls';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import type { Payment } from '@xiongmao/api/wallet/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import type { FastifyInstance } from 'fastify';
import { type CallRequest, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Gateways } from './gateways.ts';
import { offers } from './offers.ts';
import { findPayment, type PaymentRow } from './payments.ts';
import { beginRecharge } from './recharge.ts';

/** Ways to pay, and one's own recharges. */
export function payRoutes(app: FastifyInstance, context: ModuleContext, gateways: Gateways): void {
  const { caller, db } = context;

  serve(app, caller, calls.getPayMethods, async () => ({
    methods: [...gateways.values()].map(({ method, sandbox }) => ({ method, sandbox })),
    offers: [...offers],
  }));
  serve(app, caller, calls.payByAlipay, (given) => begin('alipay', given));
  serve(app, caller, calls.payByHuiYuan, (given) => begin('huiyuan', given));
  serve(app, caller, calls.getPayment, async ({ query, principal }) => {
    const found = await findPayment(db, { id: query.id, accountId: principal.uid });
    if (!found) throw new CodedError('unknownPayment');
    return shown(found);
  });

  async function begin(
    method: PayMethod,
    {
      body: { fen },
      principal,
      key,
      request,
    }: Pick<CallRequest<typeof calls.payByAlipay>, 'body' | 'principal' | 'key' | 'request'>,
  ) {
    const gateway = gateways.get(method);
    if (!gateway) throw new CodedError('paymentRefused');
    const { t } = i18nOf(languageOf(request));
    const { payment, url } = await beginRecharge(context, gateway, {
      accountId: principal.uid,
      fen,
      key,
      subjectOf: (gold) => t('messages:recharge.subject', { count: gold }),
    });
    return { payment: shown(payment), url };
  }
}

const shown = ({ id, method, fen, gold, state, createdAt, paidAt }: PaymentRow): Payment => ({
  id,
  method,
  fen,
  gold,
  state,
  createdAt,
  paidAt,
});
