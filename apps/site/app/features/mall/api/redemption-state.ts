/** Of orders, as a list of one's own tells them apart (product spec §4). */
export const redemptionStates = [
  'inProgress',
  'underReview',
  'redeemed',
  'refunded',
  'cancelled',
] as const;
export type RedemptionState = (typeof redemptionStates)[number];

/** The state that an address names; undefined for all. */
export const readRedemptionState = (search: URLSearchParams): RedemptionState | undefined =>
  redemptionStates.find((state) => state === search.get('state'));
