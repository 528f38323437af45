/** Block 1200. */
export const matchErrors = {
  unknownMatch: { code: 1200, http: 404 },
  fixContradicts: { code: 1201, http: 200 },
} as const;
