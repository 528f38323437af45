import { type PayMethod, payMethods } from '@xiongmao/api/wallet/rules';
import { isSet } from '#platform/is-set.ts';
import type { ModuleContext } from '#platform/module.ts';
import { alipay } from '../adapters/alipay.ts';
import { huiyuan } from '../adapters/huiyuan.ts';
import type { Gateway } from './gateway.ts';

export type Gateways = ReadonlyMap<PayMethod, Gateway>;

/** Plays a gateway that is not configured. */
export type PlayGateway = (method: PayMethod) => Gateway;

/** Those that are configured; outside production the others are played. */
export function createGateways(context: ModuleContext, play: PlayGateway | null): Gateways {
  const found = payMethods.map((method) => {
    const gateway = real[method](context);
    return gateway ?? play?.(method) ?? null;
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
