import { protocols } from '../identity/protocols.ts';
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

/** Friendly links in the site's footer. */
export const mostLinks = 40;
export const longestLinkName = 60;
export const longestHref = 500;

/** The pages that are written in versions (product spec §2). */
export const pageNames = ['about', 'certificate', ...protocols] as const;
export type PageName = (typeof pageNames)[number];

/** The number of what the product comes with; editors' versions follow. */
export const shippedVersion = 1;

/** Where a version stands: not dated yet, to hold from a day to come, the one that holds, one that held. */
export const pageVersionStates = ['draft', 'scheduled', 'current', 'past'] as const;
export type PageVersionState = (typeof pageVersionStates)[number];
