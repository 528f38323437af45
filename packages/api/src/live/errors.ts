/** Block 2600. */
export const liveErrors = {
  unknownRoom: { code: 2600, http: 404 },
  /** Product spec §8: no live broadcast. */
  noBroadcast: { code: 2601, http: 200 },
  unknownReplay: { code: 2602, http: 404 },
  /** Free, or another's price: nothing to unlock. */
  roomFree: { code: 2603, http: 200 },
  /** The price is another than the one shown. */
  roomPriceChanged: { code: 2604, http: 200 },
  ownRoom: { code: 2605, http: 200 },
  /** Nobody has it: neither live nor recorded. */
  broadcastOver: { code: 2606, http: 200 },
  noStreamKey: { code: 2607, http: 200 },
  /** Who watches the same room from too many pages. */
  tooManyPlayers: { code: 2608, http: 200 },
  alreadyReported: { code: 2609, http: 200 },
  /** An incident of another match, of too long ago, or from the future. */
  notSeenYet: { code: 2610, http: 200 },
} as const;
