/** Block 3400. */
export const pageErrors = {
  untilBeforeFrom: { code: 3400, http: 422 },
} as const;
