import type { RechargeOffer } from '@xiongmao/api/wallet/shapes';

/** The smallest offer that gives what is missing, else the largest. */
export function fittingOffer(
  offers: readonly RechargeOffer[],
  missing: number,
): RechargeOffer | undefined {
  return offers.find(({ gold }) => gold >= missing) ?? offers.at(-1);
}

/** What an offer gives beyond the rate of the smallest, as a share. */
export function bonusOf(
  { fen, gold }: RechargeOffer,
  [smallest]: readonly RechargeOffer[],
): number {
  return smallest ? (gold * smallest.fen) / (fen * smallest.gold) - 1 : 0;
}
