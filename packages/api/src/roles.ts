/** Roles and permissions as data (product spec §6): server and apps read the same table. */
export const roles = ['user', 'expert', 'anchor', 'manager', 'support', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * Permission → roles that have it. `public` needs no session. `feed` is not a role's: it is had by
 * whoever signs with a feed's secret.
 */
export const permissions = {
  public: null,
  feed: [],
} as const satisfies Record<string, readonly Role[] | null>;
export type Permission = keyof typeof permissions;
