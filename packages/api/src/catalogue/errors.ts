/** Block 1100. */
export const catalogueErrors = {
  unknownGame: { code: 1100, http: 404 },
  unknownLeague: { code: 1101, http: 404 },
  /** One of two is shown as another row already. */
  linked: { code: 1102, http: 409 },
  linkOver: { code: 1103, http: 409 },
  /** Two rows can't be one, by what is told of them. */
  notLinkable: { code: 1104, http: 409 },
  /** Two rows that are to be one are shown as one already. */
  alreadyOne: { code: 1105, http: 409 },
  /** Two national teams that one source tells apart. */
  twoNations: { code: 1106, http: 409 },
} as const;
