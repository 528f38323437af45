/** Recharge in CNY from which a person has a level, 1 to 5 (product spec §9). */
export const rechargeTiers = [10, 200, 1000, 3000, 10_000] as const;

/** Gold that a new person gets once (product spec §9). */
export const welcomeGold = 200;

/** What may be collected too much of: a browser's visits, a browser of a host, a host, a network. */
export const welcomeReasons = ['visitor', 'device', 'host', 'network'] as const;
export type WelcomeReason = (typeof welcomeReasons)[number];

/** What became of a welcome: `none` is for who came with an address that had it. */
export const welcomeStates = ['none', 'given', 'held', 'released', 'refused'] as const;
export type WelcomeState = (typeof welcomeStates)[number];

/** 0 to 5, by all that was ever recharged, in fen. */
export function levelOf(rechargedFen: number): number {
  return rechargeTiers.filter((tier) => rechargedFen >= tier * 100).length;
}

/** What is missing to the next level, in fen; null at the highest. */
export function toNextLevel(rechargedFen: number): number | null {
  const next = rechargeTiers.find((tier) => rechargedFen < tier * 100);
  return next === undefined ? null : next * 100 - rechargedFen;
}

/** Why gold moves in the wallet itself; other domains have kinds of their own (`transfer-kinds.ts`). */
export const walletTransferKinds = [
  /** The welcome gift. */
  'welcome',
  /** Bought with money. */
  'recharge',
  /** Set aside until it is settled what becomes of it. */
  'hold',
  /** What was set aside came back. */
  'release',
  /** What was set aside went to whom it belongs. */
  'share',
  /** Gives back what another transfer moved. */
  'reverse',
] as const;

/** The two ways to pay that the spec names (§7). */
export const payMethods = ['alipay', 'huiyuan'] as const;
export type PayMethod = (typeof payMethods)[number];

export const paymentStates = ['open', 'paid', 'closed'] as const;

/**
 * What holds gold: people's wallets, what they earned, and the product's own (`house` what it earned,
 * `escrow` what is held, `bonus` and `recharge` where gold comes from: theirs is the negative of it).
 */
export const ledgerKinds = ['user', 'earnings', 'house', 'escrow', 'bonus', 'recharge'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
