/** What a rights-holder can have taken down. */
export const targetKinds = ['article', 'video', 'post', 'comment', 'broadcast', 'picture'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Whose rights somebody claims: their own, or those of whom they act for. */
export const capacities = ['holder', 'agent'] as const;

/** Where a request stands; `countered`: an author objects, and it is looked at again. */
export const takedownStates = ['open', 'takenDown', 'refused', 'countered', 'restored'] as const;
export type TakedownState = (typeof takedownStates)[number];

export const takedownDecisions = ['takeDown', 'refuse', 'restore', 'uphold'] as const;
export type TakedownDecision = (typeof takedownDecisions)[number];

/** What is decided at first on each thing that a request names. */
export const targetDecisions = [
  'takeDown',
  'refuse',
] as const satisfies readonly TakedownDecision[];

/** What can be decided where something waits. */
export const decisionsOf: Readonly<Partial<Record<TakedownState, readonly TakedownDecision[]>>> = {
  open: ['takeDown', 'refuse'],
  countered: ['restore', 'uphold'],
};

export const counterStates = ['open', 'upheld', 'granted'] as const;

/** Addresses that one request names. */
export const mostTargets = 10;
export const longestAddress = 500;
/** Characters of a name, of what is said of a work, and of a counter-notice. */
export const longestName = 120;
export const longestWork = 2_000;
export const longestReason = 1_000;
