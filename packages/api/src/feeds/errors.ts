/** Block 1300. Push refusals are HTTP errors: their callers are machines. */
export const feedErrors = {
  feedSignature: { code: 1300, http: 401 },
  feedReplayed: { code: 1301, http: 409 },
  feedExpired: { code: 1302, http: 401 },
  feedDisabled: { code: 1303, http: 404 },
  notRetryable: { code: 1304, http: 409 },
} as const;
