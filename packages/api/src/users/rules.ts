/** People whom one person may block. */
export const mostBlocks = 1_000;

/** What people can follow in any case; other domains add to it (`follow-kinds.ts`). */
export const userFollowKinds = ['user', 'team', 'league', 'player'] as const;
