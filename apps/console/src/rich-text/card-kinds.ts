/** What each card of an article stands for. */
export const cardKinds = { matchCard: 'match', teamCard: 'team', playerCard: 'player' } as const;
export type CardType = keyof typeof cardKinds;
export const cardTypes = Object.keys(cardKinds) as CardType[];
