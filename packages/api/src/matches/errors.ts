/** Block 1200. */
export const matchErrors = {
  unknownMatch: { code: 1200, http: 404 },
} as const;
