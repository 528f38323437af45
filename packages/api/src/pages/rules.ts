import { givenRoles } from '../roles.ts';

/** How grave a proclamation is, the gravest first. */
export const severities = ['urgent', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Whom a proclamation is for: all, guests, whoever is signed in, those who have a role. */
export const audiences = ['everyone', 'guests', 'signedIn', ...givenRoles] as const;
export type Audience = (typeof audiences)[number];

/** Where a proclamation stands: withdrawn by hand, else by its time. */
export const proclamationStates = ['current', 'scheduled', 'over', 'withdrawn'] as const;
export type ProclamationState = (typeof proclamationStates)[number];

export const longestProclamation = 280;
/** Of those that are current at once, the gravest; who dismisses one sees the next. */
export const mostProclamations = 3;
