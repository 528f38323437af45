/** Block 1100. */
export const catalogueErrors = {
  unknownGame: { code: 1100, http: 404 },
  unknownLeague: { code: 1101, http: 404 },
} as const;
