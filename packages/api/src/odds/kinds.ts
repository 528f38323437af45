/** `winner`: who wins, or a draw. `handicap`: once the line is added to the home score. `total`: over or under the line. */
export const oddsMarkets = ['winner', 'handicap', 'total'] as const;
export type OddsMarket = (typeof oddsMarkets)[number];

export const oddsPicks = ['home', 'draw', 'away', 'over', 'under'] as const;
export type OddsPick = (typeof oddsPicks)[number];
