/** Block 3200. */
export const postErrors = {
  /** A post or comment that there is not, or no longer. */
  unknownWriting: { code: 3200, http: 404 },
  /** What there is not, or what nobody can talk about any more. */
  unknownSubject: { code: 3201, http: 404 },
  /** `minutes` after it was written. */
  editOver: { code: 3202, http: 200 },
  /** In `minutes` one may write again. */
  writingTooOften: { code: 3203, http: 200 },
  /** A picture that one did not send, or that stands in another post. */
  unknownPicture: { code: 3204, http: 200 },
  /** It has neither words nor pictures. */
  emptyPost: { code: 3205, http: 200 },
} as const;
