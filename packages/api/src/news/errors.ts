/** Block 3300. */
export const newsErrors = {
  unknownArticle: { code: 3300, http: 404 },
  /** It can't become that from what it is. */
  articleMoved: { code: 3301, http: 409 },
  /** Words of what is published, or before an editor, are not changed; nor those of somebody else. */
  articleFixed: { code: 3302, http: 409 },
  /** There is one in that language. */
  textExists: { code: 3303, http: 409 },
  /** An article has one at least. */
  lastText: { code: 3304, http: 409 },
  /** A picture, match, team, player or league that there is not. */
  nothingLinked: { code: 3305, http: 200 },
  scheduleInPast: { code: 3306, http: 200 },
  /** Articles show it. */
  pictureUsed: { code: 3307, http: 409 },
} as const;
