/** Block 3500. */
export const takedownErrors = {
  /** `address` is none of the site's, or shows nothing that somebody put there. */
  nothingThere: { code: 3500, http: 200 },
  /** What is not one's own, or not down. */
  nothingToCounter: { code: 3501, http: 200 },
  alreadyCountered: { code: 3502, http: 200 },
} as const;
