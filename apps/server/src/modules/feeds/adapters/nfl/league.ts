import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { day } from '@xiongmao/api/fields/dates';

/** Ten digits: the day, then which game of it. */
export function isGameId(text: unknown): text is string {
  return (
    typeof text === 'string' && /^(19|20)\d{8}$/.test(text) && day.safeParse(dayOf(text)).success
  );
}

export const league: FixtureMessage['league'] = { id: 'nfl', name: 'NFL', country: 'US' };

export function dayOf(gameId: string): string {
  return `${gameId.slice(0, 4)}-${gameId.slice(4, 6)}-${gameId.slice(6, 8)}`;
}

/** Games of the new year belong to the season before. */
export function seasonOf(gameId: string): number {
  return Number(gameId.slice(0, 4)) - (Number(gameId.slice(4, 6)) < 6 ? 1 : 0);
}

export type SeasonType = 'PRE' | 'REG' | 'POST' | 'PRO';
const stages: Record<SeasonType, string> = {
  PRE: 'Preseason',
  REG: 'Regular Season',
  POST: 'Postseason',
  PRO: 'Pro Bowl',
};

export function isSeasonType(text: unknown): text is SeasonType {
  return typeof text === 'string' && Object.hasOwn(stages, text);
}

/** Which part of the season a game is of: where no schedule tells, the month says so of August alone. */
export function stageOf(gameId: string, type: SeasonType | null): string | undefined {
  if (type) return stages[type];
  return /^\d{4}0[78]/.test(gameId) ? stages.PRE : undefined;
}

const knockout = ['Wild Card Round', 'Divisional Round', 'Conference Championships', 'Super Bowl'];

/** Weeks of the postseason are rounds; some schedules number them on from the regular season's. */
export function roundOf(type: SeasonType, week: number, year: number): string | undefined {
  if (type === 'PRO') return undefined;
  if (type === 'PRE' && week === 0) return 'Hall of Fame Game';
  if (type !== 'POST') return `Week ${week}`;
  const weeks = year < 1990 ? 16 : year < 2021 ? 17 : 18;
  const place = week > weeks ? week - weeks : week;
  // The week between the last two is the Pro Bowl's where it is counted.
  return knockout[Math.min(place, knockout.length) - 1];
}

/** Four quarters and as many overtimes as there ever could be. */
export const mostPeriods = 20;

/** `q1` to `q4`, then `ot1`. */
export function periodKey(period: number): string {
  return period <= 4 ? `q${period}` : `ot${period - 4}`;
}

/** Other letters for the same club, in schedules and in plays. */
const letters: Record<string, string> = {
  JAX: 'JAC',
  ARZ: 'ARI',
  BLT: 'BAL',
  CLV: 'CLE',
  HST: 'HOU',
  SL: 'STL',
  LAR: 'LA',
};

export function clubOf(abbr: string): string {
  return letters[abbr] ?? abbr;
}

/** Clubs by their letters; who moved goes by new ones. */
const clubs: Record<string, string> = {
  ARI: 'Arizona Cardinals',
  ATL: 'Atlanta Falcons',
  BAL: 'Baltimore Ravens',
  BUF: 'Buffalo Bills',
  CAR: 'Carolina Panthers',
  CHI: 'Chicago Bears',
  CIN: 'Cincinnati Bengals',
  CLE: 'Cleveland Browns',
  DAL: 'Dallas Cowboys',
  DEN: 'Denver Broncos',
  DET: 'Detroit Lions',
  GB: 'Green Bay Packers',
  HOU: 'Houston Texans',
  IND: 'Indianapolis Colts',
  JAC: 'Jacksonville Jaguars',
  KC: 'Kansas City Chiefs',
  LA: 'Los Angeles Rams',
  LAC: 'Los Angeles Chargers',
  LV: 'Las Vegas Raiders',
  MIA: 'Miami Dolphins',
  MIN: 'Minnesota Vikings',
  NE: 'New England Patriots',
  NO: 'New Orleans Saints',
  NYG: 'New York Giants',
  NYJ: 'New York Jets',
  OAK: 'Oakland Raiders',
  PHI: 'Philadelphia Eagles',
  PIT: 'Pittsburgh Steelers',
  SD: 'San Diego Chargers',
  SEA: 'Seattle Seahawks',
  SF: 'San Francisco 49ers',
  STL: 'St. Louis Rams',
  TB: 'Tampa Bay Buccaneers',
  TEN: 'Tennessee Titans',
  WAS: 'Washington Redskins',
};

const before: Record<string, string> = { LA: 'STL', LAC: 'SD', LV: 'OAK' };

export function teamRef(abbr: string, season: number) {
  const id = clubOf(abbr);
  const name = (id === 'WAS' ? washington(season) : clubs[id]) ?? null;
  return { id, name, abbr: id, country: 'US', ...(before[id] && { sameAs: before[id] }) };
}

function washington(season: number): string | undefined {
  if (season < 2020) return clubs.WAS;
  return season < 2022 ? 'Washington Football Team' : 'Washington Commanders';
}
