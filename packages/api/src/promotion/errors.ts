/** Block 2200. */
export const promotionErrors = {
  unknownChannel: { code: 2200, http: 404 },
} as const;
