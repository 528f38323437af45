/** Block 2100. */
export const userErrors = {
  cannotFollowSelf: { code: 2100, http: 200 },
  unknownTarget: { code: 2101, http: 404 },
  tooManyFollows: { code: 2102, http: 200 },
  badImage: { code: 2103, http: 200 },
  imageTooLarge: { code: 2104, http: 200 },
  /** Oneself, or staff. */
  cannotBlock: { code: 2105, http: 200 },
  tooManyBlocks: { code: 2106, http: 200 },
  /** Somebody who blocks one: no reply to them, no follow, no gift. */
  blockedByThem: { code: 2107, http: 200 },
  notFollowed: { code: 2108, http: 404 },
  /** A key that stops no mails: cut short, or of an account that is deleted. */
  unknownMails: { code: 2109, http: 404 },
  /** An address that is no known push service's. */
  unknownPushService: { code: 2110, http: 200 },
  unknownPushDevice: { code: 2111, http: 404 },
  /** It tells results that one wants hidden; `hidden` names what to ask for (`spoilers.ts`). */
  resultsHidden: { code: 2112, http: 200 },
} as const;
