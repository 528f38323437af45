/** Block 2800. */
export const giftErrors = {
  /** It is not on sale, or never was. */
  unknownGift: { code: 2800, http: 404 },
  /** The price is another than the one shown. */
  giftPriceChanged: { code: 2801, http: 200 },
  /** An animation that players would not play; `fault` says why. */
  badAnimation: { code: 2802, http: 200 },
  /** To oneself. */
  ownGift: { code: 2803, http: 200 },
} as const;
