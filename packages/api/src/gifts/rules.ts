/** Seconds in which another gift of the same kind goes on with a combo. */
export const comboSeconds = 6;

/** How many of a gift are given at once. */
export const giftCounts = [1, 10, 66, 188, 520] as const;

/** Gold of a gift. */
export const giftPrice = { min: 1, max: 100_000 } as const;

/** Gold from which a gift has the whole picture to itself; below `small` it is merged in display. */
export const giftSizes = { small: 10, large: 500 } as const;

export const leaderboardTypes = ['day', 'week', 'all'] as const;
export const leaderboardLength = 50;

/** Why gold moves. */
export const giftTransferKinds = ['gift'] as const;
