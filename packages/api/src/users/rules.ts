/** What people can follow in any case; other domains add to it (`follow-kinds.ts`). */
export const userFollowKinds = ['user', 'team', 'league'] as const;
