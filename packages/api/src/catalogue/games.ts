import type { SportKey } from './sports.ts';

/** One entry of the game catalogue (product spec §3). */
export interface Game {
  gameId: number;
  /** The spec's abbreviation; `slug` is its form in addresses. */
  abbr: string;
  slug: string;
  name: string;
  kind: 'sport' | 'esport';
  sport: SportKey;
  /** What its fans call a part of a match where they don't as those of its sport: `bout` for the rounds of a fight. */
  part?: 'map' | 'round' | 'bout';
  /** Played by one against one, not by teams. */
  alone?: true;
}

const game = (
  gameId: number,
  abbr: string,
  name: string,
  sport: SportKey,
  words: Pick<Game, 'part' | 'alone'> = {},
): Game => {
  const slug = abbr.toLowerCase().replace(/[^a-z0-9]/g, '');
  // The numbers below 200 are esports', but for mixed martial arts.
  const kind = gameId >= 200 || abbr === 'mma' ? 'sport' : 'esport';
  return { gameId, abbr, slug, name, kind, sport, ...words };
};

const maps = { part: 'map' } as const;
const rounds = { part: 'round' } as const;
const bouts = { part: 'bout' } as const;
const alone = { alone: true } as const;

/** The catalogue, in the spec's order. Names in other languages stand in `locales/<locale>/games.json`. */
export const games: readonly Game[] = [
  game(202, 'soccer', 'Football', 'soccer'),
  game(201, 'basketball', 'Basketball', 'basketball'),
  game(1, 'lol', 'League of Legends', 'mobaBestOf'),
  game(14, 'valorant', 'VALORANT', 'roundsBestOf', maps),
  game(4, 'dota2', 'Dota 2', 'mobaBestOf'),
  game(2, 'cs:go', 'Counter-Strike', 'roundsBestOf', maps),
  game(210, 'cricket', 'Cricket', 'cricket'),
  game(3, 'kog', 'Honor of Kings', 'mobaBestOf'),
  game(7, 'lolmobile', 'LoL: Wild Rift', 'mobaBestOf'),
  game(203, 'tennis', 'Tennis', 'tennis', alone),
  game(204, 'snooker', 'Snooker', 'snooker', alone),
  game(205, 'baseball', 'Baseball', 'baseball'),
  game(209, 'americanfootball', 'American football', 'americanFootball'),
  game(206, 'volleyball', 'Volleyball', 'volleyball'),
  game(208, 'tabletennis', 'Table tennis', 'tableTennis', alone),
  game(207, 'badminton', 'Badminton', 'badminton', alone),
  game(28, 'Street Fighter 5', 'Street Fighter V', 'roundsBestOf', alone),
  game(27, 'Dream Three Kingdoms 2', 'Dream Three Kingdoms 2', 'mobaBestOf'),
  game(26, 'naraka', 'Naraka: Bladepoint', 'battleRoyale', rounds),
  game(25, 'mobilelegends', 'Mobile Legends: Bang Bang', 'mobaBestOf'),
  game(24, 'aov', 'Arena of Valor', 'mobaBestOf'),
  game(23, 'wow3', 'Warcraft III', 'pointsBestOf', alone),
  game(22, 'nba2k', 'NBA 2K', 'pointsBestOf'),
  game(21, 'hearthstone', 'Hearthstone', 'pointsBestOf', alone),
  game(20, 'rainbow6', 'Rainbow Six Siege', 'roundsBestOf', maps),
  game(19, 'rocketleagues', 'Rocket League', 'pointsBestOf'),
  game(18, 'starcraft2', 'StarCraft II', 'pointsBestOf', alone),
  game(17, 'overwatch', 'Overwatch', 'pointsBestOf', maps),
  game(16, 'cf', 'CrossFire', 'roundsBestOf', maps),
  game(15, 'mma', 'Mixed martial arts', 'pointsBestOf', { ...bouts, ...alone }),
  game(9, 'fifa', 'EA Sports FC', 'pointsBestOf', alone),
  game(8, 'codmw', 'Call of Duty', 'pointsBestOf', maps),
  game(6, 'pubgmobile', 'PUBG Mobile', 'battleRoyale', rounds),
  game(5, 'pubg', 'PUBG', 'battleRoyale', rounds),
  game(0, 'other esports', 'Other esports', 'pointsBestOf'),
  game(200, 'other sports', 'Other sports', 'generic'),
];

/** Where a game's pictures are: the site draws them in the brand's colours. */
export const gameLogo = (slug: string): string => `/games/${slug}.svg`;
/** All of them in one file, each a symbol whose id is the slug: a list shows dozens. */
export const gameLogos = '/games/logos.svg';
export const gameBackground = (slug: string): string => `/games/${slug}-background.svg`;

const byId = new Map(games.map((entry) => [entry.gameId, entry]));
const byName = new Map(
  games.flatMap((entry) => [
    [entry.slug, entry],
    [entry.abbr.toLowerCase(), entry],
  ]),
);

/** The game of an id, or undefined. */
export function gameById(gameId: number): Game | undefined {
  return byId.get(gameId);
}

/** The games of a list of ids, unknown ones left out, in the list's order. */
export function gamesByIds(gameIds: readonly number[]): Game[] {
  return gameIds.flatMap((gameId) => byId.get(gameId) ?? []);
}

/** The game of an abbreviation (`cs:go`), its form in addresses (`csgo`) or its id as text. */
export function gameByName(name: string): Game | undefined {
  return byName.get(name.toLowerCase()) ?? (/^\d{1,3}$/.test(name) ? byId.get(+name) : undefined);
}

/** Home's sport tabs (product spec §2); `hot` has no game: all of them. */
export const homeTabs = [
  { key: 'hot', gameIds: null },
  ...[1, 2, 3, 4, 7, 5, 6, 201, 202].map((gameId) => ({ key: String(gameId), gameIds: [gameId] })),
] as const;

/** The alternative top tabs by index (product spec §2): a brand chooses one of the two sets. */
export const topTabs: readonly { key: string; gameIds: readonly number[] | null }[] = [
  { key: 'recommended', gameIds: null },
  { key: '202', gameIds: [202] },
  { key: '201', gameIds: [201] },
  { key: 'esports', gameIds: games.filter((g) => g.kind === 'esport').map((g) => g.gameId) },
  { key: '205', gameIds: [205] },
  { key: '203', gameIds: [203] },
  {
    key: 'other',
    gameIds: games
      .filter((g) => g.kind === 'sport' && ![202, 201, 205, 203].includes(g.gameId))
      .map((g) => g.gameId),
  },
];
