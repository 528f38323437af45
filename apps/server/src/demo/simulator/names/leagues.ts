import type { Region } from './places.ts';
import type { Naming } from './teams.ts';

/** A league of the demo and the rhythm of its days. */
export interface LeaguePlan {
  name: string;
  region: Region | 'world';
  naming: Naming;
  /** An even number, at most 24 but of people; of a knock-out 8, 16 or 32. */
  teams: number;
  /** Matches a day at most: a divisor of half the teams, so that no side plays twice on one. */
  perDay: number;
  /**
   * Hours from the UTC day's beginning between which its matches start, evenly. The last is over before
   * the next day's first begins: nobody plays two matches at once.
   */
  hours: readonly [number, number];
  /** Plays on every so-manieth day, from the `turn`th of them on; every day when absent. */
  every?: number;
  turn?: number;
  /** Rounds of a season; when absent as many as it takes for all to meet. */
  rounds?: number;
  /** Who loses is gone, and no match is drawn: extra time, overtime, shoot-outs. */
  knockout?: true;
  bestOf?: number;
  /** Teams that meet in each match, half of them another time with others, and its rounds. */
  lobby?: { teams: number; rounds: number };
  /** Cricket over two days with two innings a side. */
  twoDays?: true;
}

const league = (
  name: string,
  [region, naming, teams]: readonly [LeaguePlan['region'], Naming, number],
  perDay: number,
  hours: LeaguePlan['hours'],
  more: Partial<LeaguePlan> = {},
): LeaguePlan => ({ name, region, naming, teams, perDay, hours, ...more });

/**
 * Days from a match of a side to its next, at the least; one where nothing is said. Lobbies are played several times a
 * day.
 */
export const restDays: Readonly<Record<string, number>> = {
  soccer: 3,
  basketball: 2,
  cricket: 2,
  americanfootball: 4,
  volleyball: 2,
  othersports: 2,
  mma: 21,
};

/** Leagues alike of which one plays each day in turn, so that sides rest and boards are as full. */
const inTurn = (
  names: readonly string[],
  sides: Parameters<typeof league>[1],
  perDay: number,
  hours: LeaguePlan['hours'],
  more: Partial<LeaguePlan> = {},
): LeaguePlan[] => {
  const every = names.length;
  return names.map((name, turn) => league(name, sides, perDay, hours, { ...more, every, turn }));
};

/** Two circuits that share the day, the eastern one from an hour on. */
const circuits = (east: string, west: string, from: number, bestOf = 3): LeaguePlan[] => [
  league(east, ['world', 'esport', 16], 4, [from, from + 12], { bestOf }),
  league(west, ['world', 'esport', 16], 4, [from + 12, from + 24], { bestOf }),
];

/** A league of four matches a day, six hours apart from an hour on. */
const minor = (name: string, from: number, bestOf = 3) => [
  league(name, ['world', 'esport', 16], 4, [from, from + 24], { bestOf }),
];

/** Lobbies of sixteen out of three groups of eight, six hours apart from an hour on. */
const lobbies = (name: string, from: number) => [
  league(name, ['world', 'esport', 24], 4, [from, from + 24], { lobby: { teams: 16, rounds: 5 } }),
];

const knockout = true;

/** A tournament of players of two matches a day, at an hour and twelve hours later. */
const duels = (name: string, from: number, bestOf: number) => [
  league(name, ['world', 'handle', 16], 2, [from, from + 24], { knockout, bestOf }),
];

/** The leagues of each game, by its slug. */
export const leaguePlans: Readonly<Record<string, readonly LeaguePlan[]>> = {
  soccer: [
    ...inTurn(
      ['Liga Cordillera', 'Liga Llanura', 'Liga Bahía Norte'],
      ['latin', 'club', 12],
      6,
      [0, 5],
    ),
    ...inTurn(
      ['Southern Isles League', 'Harbour Coast League', 'Windward League'],
      ['north', 'club', 12],
      6,
      [4.5, 9.5],
    ),
    ...inTurn(
      ['Jade River League', 'Red Maple League', 'Nine Lakes League'],
      ['east', 'club', 16],
      8,
      [9, 13],
    ),
    ...inTurn(
      ['Berglandliga', 'Seenliga', 'Waldlandliga'],
      ['continental', 'club', 20],
      5,
      [12.5, 20],
    ),
    ...inTurn(
      ['Northshore First Division', 'Moorland First Division', 'Riverside First Division'],
      ['north', 'club', 20],
      5,
      [13, 21],
    ),
    ...inTurn(
      ['Crown Lantern Cup', 'Silver Anchor Cup', 'Old Bridge Cup'],
      ['continental', 'club', 16],
      4,
      [15, 22],
      { knockout },
    ),
    ...inTurn(
      ['Liga Sol Mayor', 'Liga Viento Sur', 'Liga Tierra Alta'],
      ['latin', 'club', 12],
      6,
      [19, 24],
    ),
  ],
  basketball: [
    ...inTurn(
      ['Lakeland Basketball League', 'Prairie Basketball League'],
      ['north', 'franchise', 16],
      8,
      [0, 7],
    ),
    ...inTurn(
      ['Pearl Delta Basketball League', 'Jade Coast Basketball League'],
      ['east', 'franchise', 12],
      3,
      [7.5, 14],
    ),
    ...inTurn(['Bergland Basket', 'Seenland Basket'], ['continental', 'club', 20], 5, [14, 24]),
  ],
  tennis: [
    league('Emerald Bay Open', ['world', 'person', 32], 8, [1, 13], { knockout, bestOf: 3 }),
    league('Grand Terrace Championships', ['world', 'person', 32], 8, [13, 25], {
      knockout,
      bestOf: 5,
    }),
  ],
  cricket: [
    ...inTurn(
      ['Monsoon Twenty20 League', 'Banyan Twenty20 League'],
      ['south', 'franchise', 16],
      4,
      [1, 13],
    ),
    league('Southern Cross Championship', ['north', 'club', 8], 1, [9, 10], {
      every: 2,
      twoDays: true,
    }),
    ...inTurn(['Island Blast', 'Reef Blast'], ['north', 'franchise', 16], 4, [13, 25]),
  ],
  snooker: [
    league('Baize Masters', ['world', 'person', 32], 8, [2, 14], { knockout, bestOf: 7 }),
    league('Lamplight Classic', ['north', 'person', 32], 8, [14, 26], { knockout, bestOf: 9 }),
  ],
  baseball: [
    league('Prairie Baseball League', ['north', 'franchise', 12], 3, [0, 8]),
    league('Sakura Coast League', ['east', 'franchise', 12], 3, [8, 16]),
    league('Liga Caribe de Béisbol', ['latin', 'club', 12], 3, [16, 24]),
  ],
  americanfootball: [
    ...inTurn(
      ['Bergland Football', 'Flussland Football', 'Heideland Football', 'Seenland Football'],
      ['continental', 'franchise', 16],
      4,
      [2, 14],
      { knockout },
    ),
    ...inTurn(
      ['Frontier Football League', 'Pioneer Football League'],
      ['north', 'franchise', 24],
      4,
      [14, 26],
    ),
  ],
  volleyball: [
    ...inTurn(['Pacific Volley League', 'Coral Volley League'], ['east', 'club', 12], 6, [2, 14], {
      bestOf: 5,
    }),
    ...inTurn(['Serie Volley Aurora', 'Serie Volley Alba'], ['latin', 'club', 12], 6, [14, 26], {
      bestOf: 5,
    }),
  ],
  tabletennis: [
    league('Golden Paddle Series', ['east', 'person', 32], 8, [2, 13], { knockout, bestOf: 7 }),
    league('Bergland Tischtennis', ['continental', 'person', 32], 8, [13, 26], {
      knockout,
      bestOf: 5,
    }),
  ],
  badminton: [
    league('Feather Court Open', ['east', 'person', 32], 8, [3, 14], { knockout, bestOf: 3 }),
    league('Harbour Shuttle Series', ['world', 'person', 32], 8, [14, 27], { knockout, bestOf: 3 }),
  ],
  othersports: [
    ...inTurn(['Island Handball Cup', 'Lagoon Handball Cup'], ['east', 'club', 16], 4, [2, 11], {
      knockout,
    }),
    ...inTurn(
      ['Handball Premier Series', 'Handball Alpine Series'],
      ['continental', 'club', 12],
      6,
      [11, 26],
    ),
  ],
  lol: circuits('Eastern Summit Circuit', 'Western Summit Circuit', 0),
  dota2: circuits('Lantern League East', 'Lantern League West', 0.6),
  kog: circuits('Jade Palace Pro Series', 'Jade Palace Open', 1.2, 5),
  csgo: circuits('Long Wall Series', 'Highwire Masters', 1.8),
  valorant: circuits('Ember Circuit East', 'Ember Circuit West', 2.4),
  lolmobile: minor('Pocket Canyon Series', 3.4),
  dreamthreekingdoms2: minor('Three Banners Invitational', 10.2),
  mobilelegends: minor('Archipelago League', 4.6),
  aov: minor('Stone Gate Series', 1.3),
  rainbow6: minor('Breach Point League', 6.1),
  cf: minor('Crossline Series', 5.5),
  streetfighter5: duels('Back Alley Fight Nights', 6, 5),
  naraka: lobbies('Bladewind Series', 1.2),
  wow3: duels('Frozen Hall Cup', 3.5, 5),
  nba2k: minor('Virtual Hardwood League', 3.5),
  hearthstone: duels('Fireside Masters', 4, 5),
  rocketleagues: minor('Boost Arena Series', 2.7, 5),
  starcraft2: duels('Starlane Nights', 5.4, 5),
  overwatch: minor('Watchtower Series', 0.6, 5),
  mma: [
    league('Iron Gate Fighting', ['world', 'person', 96], 2, [10, 34], { rounds: 2, bestOf: 3 }),
  ],
  fifa: duels('Virtual Pitch Cup', 7.6, 3),
  codmw: minor('Hill and Harbour League', 4.5, 5),
  pubgmobile: lobbies('Last Circle Mobile', 10.8),
  pubg: lobbies('Last Circle Masters', 8.3),
  otheresports: [
    league('Open Arena Cup', ['world', 'esport', 16], 2, [9.5, 33.5], { knockout, bestOf: 3 }),
  ],
};
