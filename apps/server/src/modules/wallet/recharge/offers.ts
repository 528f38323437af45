import type { RechargeOffer } from '@xiongmao/api/wallet/shapes';

/** What gold costs: 10 for a yuan, and more with larger recharges. */
export const offers: readonly RechargeOffer[] = [
  { fen: 10_00, gold: 100 },
  { fen: 50_00, gold: 510 },
  { fen: 100_00, gold: 1_050 },
  { fen: 300_00, gold: 3_200 },
  { fen: 1_000_00, gold: 11_200 },
  { fen: 3_000_00, gold: 34_500 },
];
