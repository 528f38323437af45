/** Block 3400. */
export const pageErrors = {
  untilBeforeFrom: { code: 3400, http: 422 },
  /** Who has agreed to a version must find it as it was. */
  versionHolds: { code: 3401, http: 409 },
  versionInPast: { code: 3402, http: 422 },
  /** One at a time is written of a page. */
  draftExists: { code: 3403, http: 409 },
} as const;
