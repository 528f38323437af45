import type { PayMethod } from '@xiongmao/api/wallet/rules';

export const notificationPath = (method: PayMethod | ':method') =>
  `/java/orderpay/notify/${method}`;

/** Where a gateway tells that something was paid; it must reach the server there. */
export const notificationAddress = (env: { SERVER_URL: string }, method: PayMethod): string =>
  new URL(notificationPath(method), env.SERVER_URL).href;
