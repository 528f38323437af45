import { type PayMethod, payMethods } from '@xiongmao/api/wallet/rules';
import { isSet } from '#platform/is-set.ts';
import type { ModuleContext } from '#platform/module.ts';
import { alipay } from '../adapters/alipay.ts';
import { huiyuan } from '../adapters/huiyuan.ts';
import { sandbox } from '../adapters/sandbox.ts';
import type { Gateway } from './gateway.ts';

export type Gateways = ReadonlyMap<PayMethod, Gateway>;

/** Those that are configured; outside production the others are played by a sandbox. */
export function createGateways(context: ModuleContext): Gateways {
  const found = payMethods.map((method) => {
    const gateway = real[method](context);
    return gateway ?? (context.env.production ? null : sandbox(method, context));
  });
  return new Map(found.flatMap((gateway) => (gateway ? [[gateway.method, gateway]] : [])));
}

const real: Record<PayMethod, (context: ModuleContext) => Gateway | null> = {
  alipay: ({ env, clock }) =>
    isSet(env, 'ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID')
      ? alipay(env, clock)
      : null,
  huiyuan: ({ env, clock }) =>
    isSet(env, 'HUIYUAN_MERCHANT_ID', 'HUIYUAN_KEY', 'HUIYUAN_GATEWAY_URL')
      ? huiyuan(env, clock)
      : null,
};
