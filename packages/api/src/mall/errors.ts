/** Block 2900. */
export const mallErrors = {
  unknownGoods: { code: 2900, http: 404 },
  /** Not on sale now: not yet, no more, or switched off. */
  goodsOffSale: { code: 2901, http: 200 },
  goodsPriceChanged: { code: 2902, http: 200 },
  outOfStock: { code: 2903, http: 200 },
  /** More than one person may have in the time that the goods tell. */
  goodsLimit: { code: 2904, http: 200 },
  goodsNeedPhone: { code: 2905, http: 200 },
  tooManyUnpaid: { code: 2906, http: 200 },
  unknownOrder: { code: 2907, http: 404 },
  /** It can't become that from what it is. */
  orderMoved: { code: 2908, http: 409 },
  /** Recipient name, address and contact (product spec §5). */
  recipientNeeded: { code: 2909, http: 200 },
  badPhone: { code: 2910, http: 200 },
  /** Somebody else works on it. */
  orderClaimed: { code: 2911, http: 409 },
  /** It could not be done; the gold is back (product spec §8). */
  redemptionFailed: { code: 2912, http: 200 },
  tooManyAddresses: { code: 2913, http: 200 },
  unknownAddress: { code: 2914, http: 404 },
  /** Numbers that the pool, or the upload itself, has already. */
  cardsTwice: { code: 2915, http: 200 },
  unknownEdition: { code: 2916, http: 404 },
  editionClosed: { code: 2917, http: 200 },
  drawsToday: { code: 2918, http: 200 },
  drawTooSoon: { code: 2919, http: 200 },
  ageNotConfirmed: { code: 2920, http: 200 },
  /** A deck that is sold can't be changed. */
  deckFixed: { code: 2921, http: 200 },
  /** Who works at the desk could know more than others. */
  noDrawsForStaff: { code: 2923, http: 403 },
  /** `level` is asked for. */
  goodsLevel: { code: 2924, http: 200 },
  /** Of reservations too many came to nothing; in `minutes` there is another. */
  reservedInVain: { code: 2925, http: 200 },
  /** So few are left that unpaid orders of one person hold half of them at most: `count`. */
  scarceGoods: { code: 2926, http: 200 },
  /** One works on what one has claimed. */
  claimFirst: { code: 2927, http: 409 },
  /** Whose card numbers were shown, an administrator gives the gold back for. */
  cardsShown: { code: 2928, http: 403 },
  /** How old one said one is stays said; it can be more in `hours`. */
  ageSaid: { code: 2929, http: 200 },
  /** Deck and seed are shown when it has ended. */
  editionOpen: { code: 2930, http: 409 },
  unknownCountry: { code: 2931, http: 200 },
  /** Whose it is, is told so while the desk has it. */
  orderAtDesk: { code: 2932, http: 409 },
  offBeforePublish: { code: 2933, http: 200 },
  closesInPast: { code: 2934, http: 200 },
  /** More prizes than there are in stock, of `goods`. */
  prizesShort: { code: 2935, http: 200 },
  /** As no carrier numbers parcels. */
  badTracking: { code: 2936, http: 200 },
  unknownCarrier: { code: 2937, http: 200 },
  /** A line above has this order. */
  orderTwice: { code: 2938, http: 200 },
  /** The brand has no mall, or no blind boxes. */
  mallOff: { code: 2922, http: 404 },
} as const;
