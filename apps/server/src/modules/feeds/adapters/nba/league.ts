import type { FixtureMessage } from '@xiongmao/api/feeds/messages';

/** The first two digits of a game's id. */
const leagues: Record<string, string> = {
  '00': 'NBA',
  '10': 'WNBA',
  '13': 'California Classic',
  '14': 'Orlando Pro Summer League',
  '15': 'NBA Summer League',
  '16': 'Salt Lake City Summer League',
  '20': 'NBA G League',
};

/** The third digit. */
const stages: Record<string, string> = {
  '1': 'Preseason',
  '2': 'Regular Season',
  '3': 'All-Star',
  '4': 'Playoffs',
  '5': 'Play-In',
  '6': 'Cup Final',
};

export function isGameId(text: unknown): text is string {
  return typeof text === 'string' && /^\d{10}$/.test(text);
}

export function leagueOf(gameId: string): FixtureMessage['league'] {
  const id = gameId.slice(0, 2);
  return { id, name: leagues[id] ?? null, country: 'US' };
}

export function stageOf(gameId: string): string | undefined {
  return stages[gameId.charAt(2)];
}

/** The season's first year: digits four and five. The league began in 1946. */
function firstYear(gameId: string): number {
  const year = Number(gameId.slice(3, 5));
  return year >= 46 ? 1900 + year : 2000 + year;
}

/** Winter leagues play over the turn of the year ("2023-24"), the others within one ("2023"). */
function isWinterLeague(gameId: string): boolean {
  return gameId.startsWith('00') || gameId.startsWith('20');
}

export function seasonOf(gameId: string): string {
  const year = firstYear(gameId);
  if (!isWinterLeague(gameId)) return String(year);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Four quarters and as many overtimes as there ever could be. */
export const mostPeriods = 20;

/** `q1` to `q4`, then `ot1`. */
export function periodKey(period: number): string {
  return period <= 4 ? `q${period}` : `ot${period - 4}`;
}
