/** Block 2400. */
export const expertErrors = {
  unknownExpert: { code: 2400, http: 404 },
  unknownPlan: { code: 2401, http: 404 },
  /** Not an approved expert (product spec §8: apply to become a creator first). */
  notExpert: { code: 2402, http: 200 },
  alreadyApplied: { code: 2403, http: 200 },
  /** Product spec §8: only 3 plans per match. */
  tooManyPlans: { code: 2404, http: 200 },
  /** The match has started, or is not one that can be played. */
  matchClosed: { code: 2405, http: 200 },
  /** The sport has no such play type at this level, or the play type no such pick or line. */
  badPrediction: { code: 2406, http: 200 },
  /** What a published plan predicts and promises stays as it was sealed. */
  planFixed: { code: 2407, http: 200 },
  /** Taken down, deleted, not published, free, or its match has started. */
  notOnSale: { code: 2408, http: 200 },
  /** The price is another than the one shown. */
  priceChanged: { code: 2409, http: 200 },
  ownPlan: { code: 2410, http: 200 },
  /** Its state does not allow it: it was reviewed or taken down meanwhile. */
  planMoved: { code: 2411, http: 200 },
  unknownReceipt: { code: 2412, http: 404 },
  /** Applying needs a phone or e-mail that is bound. */
  noAddressBound: { code: 2413, http: 200 },
  /** Another plan of the expert picks otherwise on the same market and level of the match. */
  contraryPick: { code: 2414, http: 200 },
  /** The role of an expert comes with an application, and none awaits review. */
  noApplication: { code: 2415, http: 200 },
  /** The application does not await review any more. */
  applicationDecided: { code: 2416, http: 200 },
  /** The buyer has the gold back, by whatever way. */
  alreadyRefunded: { code: 2417, http: 200 },
  /** The role was taken: there is nobody to suspend, and plans of theirs are published no more. */
  expertEnded: { code: 2418, http: 200 },
  /** An override by which nothing would change. */
  sameResult: { code: 2419, http: 200 },
  /** Publishes nothing until they may go on. */
  expertSuspended: { code: 2420, http: 200 },
} as const;
