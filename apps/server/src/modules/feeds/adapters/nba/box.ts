/** Our keys of a box score by the names of each service. */
const names = {
  stats: {
    PTS: 'points',
    REB: 'rebounds',
    OREB: 'offensiveRebounds',
    DREB: 'defensiveRebounds',
    AST: 'assists',
    STL: 'steals',
    BLK: 'blocks',
    TO: 'turnovers',
    TOV: 'turnovers',
    PF: 'fouls',
    FGM: 'fieldGoalsMade',
    FGA: 'fieldGoalsAttempted',
    FG3M: 'threePointersMade',
    FG3A: 'threePointersAttempted',
    FTM: 'freeThrowsMade',
    FTA: 'freeThrowsAttempted',
    PLUS_MINUS: 'plusMinus',
  },
  data: {
    pts: 'points',
    reb: 'rebounds',
    oreb: 'offensiveRebounds',
    dreb: 'defensiveRebounds',
    ast: 'assists',
    stl: 'steals',
    blk: 'blocks',
    tov: 'turnovers',
    pf: 'fouls',
    fgm: 'fieldGoalsMade',
    fga: 'fieldGoalsAttempted',
    tpm: 'threePointersMade',
    tpa: 'threePointersAttempted',
    ftm: 'freeThrowsMade',
    fta: 'freeThrowsAttempted',
    pm: 'plusMinus',
  },
  live: {
    points: 'points',
    reboundsTotal: 'rebounds',
    // A team's total counts those that no player took, the other services' don't.
    reboundsPersonal: 'rebounds',
    reboundsOffensive: 'offensiveRebounds',
    reboundsDefensive: 'defensiveRebounds',
    assists: 'assists',
    steals: 'steals',
    blocks: 'blocks',
    turnovers: 'turnovers',
    foulsPersonal: 'fouls',
    fieldGoalsMade: 'fieldGoalsMade',
    fieldGoalsAttempted: 'fieldGoalsAttempted',
    threePointersMade: 'threePointersMade',
    threePointersAttempted: 'threePointersAttempted',
    freeThrowsMade: 'freeThrowsMade',
    freeThrowsAttempted: 'freeThrowsAttempted',
    plusMinusPoints: 'plusMinus',
  },
} as const;

/** The figures of a box score under our keys. */
export function figuresOf(
  service: keyof typeof names,
  raw: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const [name, key] of Object.entries(names[service])) {
    const value = raw[name];
    if (typeof value === 'number') figures[key] = value;
  }
  return figures;
}

/** Figures of a team: what only makes sense for a player left out. */
export function teamFigures(figures: Record<string, number>): Record<string, number> {
  const { plusMinus: _, ...rest } = figures;
  return rest;
}

/** A shirt number as it is written (" 5", "00"); null for none. */
export function shirtNumber(text: unknown): number | null {
  const digits = typeof text === 'string' ? /^\d{1,2}$/.exec(text.trim())?.[0] : undefined;
  return digits === undefined ? null : Number(digits);
}
