/** What an operator can fix of a match by hand: what sources say of it is kept, and shown once it is released. */
export const fixables = ['score', 'status', 'startsAt'] as const;
export type Fixable = (typeof fixables)[number];
