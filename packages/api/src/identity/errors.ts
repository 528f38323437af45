/** Block 2000, 2010 among them; 3000 and 3001 end the session (product spec §8). */
export const identityErrors = {
  signInRequired: { code: 2000, http: 200 },
  wrongCode: { code: 2001, http: 200 },
  codeTooSoon: { code: 2002, http: 200 },
  tooManyCodes: { code: 2003, http: 200 },
  wrongPassword: { code: 2004, http: 200 },
  tooManyAttempts: { code: 2005, http: 200 },
  agreementRequired: { code: 2006, http: 200 },
  usernameTaken: { code: 2007, http: 200 },
  addressTaken: { code: 2008, http: 200 },
  /** A third party's sign-in that no account knows: its text is the ticket to bind an e-mail with. */
  bindEmail: { code: 2010, http: 200 },
  commonPassword: { code: 2011, http: 200 },
  accountBanned: { code: 2012, http: 200 },
  providerUnavailable: { code: 2013, http: 200 },
  providerRefused: { code: 2014, http: 200 },
  /** The return from a provider was not begun in this browser, or is used or too old. */
  signInState: { code: 2015, http: 200 },
  bindTicket: { code: 2016, http: 200 },
  /** What is asked for needs the password again: the last proof is too old. */
  proofRequired: { code: 2017, http: 200 },
  invalidAddress: { code: 2018, http: 200 },
  weakPassword: { code: 2019, http: 200 },
  shortPassword: { code: 2020, http: 200 },
  invalidUsername: { code: 2021, http: 200 },
  unknownSession: { code: 2022, http: 404 },
  unknownUser: { code: 2023, http: 404 },
  foreignRedirect: { code: 2024, http: 400 },
  noDemo: { code: 2025, http: 404 },
  unknownLink: { code: 2026, http: 404 },
  /** Without it nothing would be left to sign in with. */
  lastWay: { code: 2027, http: 200 },
  /** A phone of a country that codes are not sent to. */
  countryNotOffered: { code: 2028, http: 200 },
  /** The address was added lately: until then it opens less than the older ones. */
  addressWaits: { code: 2032, http: 200 },
  /** Who came back from the third party is not linked to the account that was to be proven. */
  otherPerson: { code: 2029, http: 200 },
  /** The link of a letter is used, too old, or of no letter. */
  undoOver: { code: 2030, http: 200 },
  /** The address lost its place lately, which the link in its letter gives back: until then it makes no other account. */
  addressReplaced: { code: 2033, http: 200 },
  usernameReserved: { code: 2031, http: 200 },
  /** Many codes are sent just now: `challenge` says what work to do first. */
  workRequired: { code: 2040, http: 200 },
  /** The session is over; the browser forgets it and goes home. */
  sessionOver: { code: 3000, http: 200 },
  /** The account was banned or deleted; as 3000. */
  accountClosed: { code: 3001, http: 200 },
} as const;
