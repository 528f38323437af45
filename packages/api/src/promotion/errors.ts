/** Block 2200. */
export const promotionErrors = {
  unknownChannel: { code: 2200, http: 404 },
  unknownZone: { code: 2201, http: 200 },
  /** Whoever a channel is given to has to be one who may manage channels. */
  noManager: { code: 2202, http: 200 },
} as const;
