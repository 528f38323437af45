/** Games and leagues that one can name, so that what a cookie has stays short. */
export const mostHidden = { games: 64, leagues: 100 } as const;
