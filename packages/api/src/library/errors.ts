/** Block 3100. */
export const libraryErrors = {
  unknownSeason: { code: 3100, http: 404 },
  unknownPlayer: { code: 3101, http: 404 },
  unknownTeam: { code: 3102, http: 404 },
} as const;
