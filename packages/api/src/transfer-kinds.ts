import { giftTransferKinds } from './gifts/rules.ts';
import { mallTransferKinds } from './mall/rules.ts';
import { walletTransferKinds } from './wallet/rules.ts';

/** Why gold moves, by the domains that move it; each has its text in `transfers:<kind>`. */
export const transferKinds = [
  ...walletTransferKinds,
  ...giftTransferKinds,
  ...mallTransferKinds,
] as const;
export type TransferKind = (typeof transferKinds)[number];
