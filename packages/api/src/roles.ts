/**
 * Roles and permissions as data (role-based access control, RBAC; product spec §6): server and apps read the same table. Every account is
 * a `user`; the others are given. A guest has none.
 */
export const roles = ['user', 'expert', 'anchor', 'manager', 'editor', 'support', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that are given and taken. */
export const givenRoles = ['expert', 'anchor', 'manager', 'editor', 'support', 'admin'] as const;
export type GivenRole = (typeof givenRoles)[number];

/**
 * Permission → roles that have it. `public` needs no session. `feed` is not a role's: it is had by
 * whoever signs with a feed's secret.
 */
export const permissions = {
  public: null,
  feed: [],
  /** What anyone signed in may do with what is their own. */
  account: ['user'],
  /** To enter the studio. */
  studio: ['expert', 'anchor'],
  /** To enter the console. */
  console: ['manager', 'editor', 'support', 'admin'],
  /** Promotion channels: a manager's own, an administrator's all (see the server's policy). */
  channels: ['manager', 'admin'],
  /** To look at accounts, their sessions, bans and feedback. */
  readUsers: ['support', 'admin'],
  /** To read e-mail addresses, phone numbers and addresses of networks whole, and to search by parts of the former. */
  readAddresses: ['admin'],
  /** To give and take roles, by whatever screen: who approves an expert gives a role. */
  giveRoles: ['admin'],
  /** To ban, to end sessions. */
  manageUsers: ['admin'],
  answerFeedback: ['support', 'admin'],
  readAudit: ['admin'],
  /** To look at what sources of matches do not agree on. */
  readMatches: ['support', 'admin'],
  /** To say what of several sources is one, and what is not. */
  manageLinks: ['admin'],
  /** To give teams, leagues and players other names, by which they are found. */
  manageNames: ['support', 'admin'],
  /** To fix by hand what is shown of a match. */
  fixMatches: ['admin'],
  /** To take up again, or to ignore, what a source said and could not be understood. */
  manageFeeds: ['support', 'admin'],
  /** Plans and earnings of one's own. */
  creator: ['expert'],
  /** To look at the ledger, and at recharges. */
  readGold: ['support', 'admin'],
  /** To give or refuse welcome gold that is held. */
  reviewWelcomes: ['support', 'admin'],
  /** To review plans, to recommend or refuse applications, and to look at settlements and purchases. */
  reviewExperts: ['support', 'admin'],
  /** To suspend an expert, override a settlement, give gold back. */
  manageExperts: ['admin'],
  /** To set up a room and to go live. */
  broadcast: ['anchor'],
  /** To review anchors, to look after live rooms and to cut one, to look at links, reports and revenue. */
  reviewAnchors: ['support', 'admin'],
  /** To give rights, to ban anchors, to enter live links, to give gold back. */
  manageAnchors: ['admin'],
  /** To moderate rooms anywhere, to decide on appeals and reports. */
  moderateChat: ['support', 'admin'],
  /** To decide on reports of posts and comments, and on appeals. */
  moderatePosts: ['support', 'admin'],
  /** To decide on requests of rights-holders to take something down. */
  handleTakedowns: ['support', 'admin'],
  /** To say what nobody may say. */
  manageWords: ['editor', 'admin'],
  /** To set what gifts there are and what they cost. */
  manageGifts: ['admin'],
  /** To work the queue of redemptions, and to look at the shop's goods. */
  workOrders: ['support', 'admin'],
  /** To read where an order goes, and to ship it. */
  shipOrders: ['support', 'admin'],
  /** To set what the shop has, what is in a blind box, and to open and close one. */
  manageMall: ['admin'],
  /** To write what the operator says: proclamations, pages, links. */
  editPages: ['editor', 'admin'],
  /** To write articles, and to review those of experts. */
  editNews: ['editor', 'admin'],
  /** To add pictures to what one writes. */
  writeArticles: ['expert', 'editor', 'admin'],
  /** To publish videos, to review those of the studio, and to look after what is encoded. */
  editVideos: ['editor', 'admin'],
  /** To send videos, and to cut them from recordings: one's own in the studio. */
  makeVideos: ['expert', 'anchor', 'editor', 'admin'],
  /** To look at an applicant's documents: only who decides. */
  readDocuments: ['admin'],
} as const satisfies Record<string, readonly Role[] | null>;
export type Permission = keyof typeof permissions;

/** Whether someone with these roles has a permission; `null` roles are a guest's. */
export function isAllowed(permission: Permission, held: readonly Role[] | null): boolean {
  const needed: readonly Role[] | null = permissions[permission];
  return needed === null || !!held?.some((role) => needed.includes(role));
}
