/** Product spec §5: a title has 5 to 30 characters. */
export const titleLength = { min: 5, max: 30 } as const;
export const contentLength = { min: 20, max: 5000 } as const;
/** Product spec §9: up to 3 plans per match, by each expert. */
export const mostPlans = 3;
/** Gold; 0 is free. */
export const highestPrice = 10_000;
/** Sizes of the windows of an expert's record (product spec §9). */
export const recordWindows = [5, 7, 10, 15, 30] as const;
/** Days that revenue can be looked at over (product spec §9). */
export const returnsDays = [7, 14, 30] as const;

export const applicationStates = [
  'none',
  'underReview',
  'approved',
  'refused',
  'suspended',
  'ended',
] as const;

/** What becomes of who was approved: `ended` when the role is taken, until they apply and are approved anew. */
export const expertStates = ['approved', 'suspended', 'ended'] as const;

/** Under review → published or refused; published → taken down; all → deleted (product spec §4). */
export const planStates = ['underReview', 'published', 'refused', 'takenDown', 'deleted'] as const;
export type PlanState = (typeof planStates)[number];

export const planResults = ['hit', 'halfWon', 'void', 'halfLost', 'miss'] as const;
export type PlanResult = (typeof planResults)[number];

/**
 * What can be predicted (product spec §3, "play type and level"). `winner`: who wins, or a draw.
 * `handicap`: who wins once the line is added to the home score. `total`: over or under the line.
 * `maps`: the exact score in maps, sets or frames.
 */
export const playTypes = ['winner', 'handicap', 'total', 'maps'] as const;
export type PlayType = (typeof playTypes)[number];

/** `full` match, first `half`, or one part: the nth map, set or frame. */
export const levels = ['full', 'half', 'part1', 'part2', 'part3', 'part4', 'part5'] as const;
export type Level = (typeof levels)[number];

/** Who may read a free plan; a paid one is for its buyers. */
export const viewings = ['open', 'login'] as const;

/** `bound` is the lower bound of the win rate: three lucky plans don't top the list. */
export const expertOrders = ['bound', 'accuracy', 'streak', 'yield', 'fans'] as const;
export type ExpertOrder = (typeof expertOrders)[number];
