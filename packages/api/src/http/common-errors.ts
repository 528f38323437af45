/**
 * What any call may answer. 3000 and 3001 end the session, 2010 asks to bind an e-mail (product spec
 * §8); each domain has a block of a hundred of its own. The key is also the text's in
 * `packages/i18n/locales/<locale>/errors.json`.
 */
export const commonErrors = {
  system: { code: 1000, http: 500 },
  invalidInput: { code: 1001, http: 400 },
  notFound: { code: 1002, http: 404 },
  tooLarge: { code: 1003, http: 413 },
  tooManyRequests: { code: 1004, http: 429 },
  forbidden: { code: 1005, http: 200 },
  unavailable: { code: 1006, http: 503 },
  unsupportedMediaType: { code: 1007, http: 415 },
  /** It concerns oneself: others decide it. */
  ownMatter: { code: 1008, http: 200 },
  /** Someone else changed it since it was read. */
  stale: { code: 1009, http: 409 },
  /** It was there, and is no more. */
  gone: { code: 1010, http: 410 },
} as const;
