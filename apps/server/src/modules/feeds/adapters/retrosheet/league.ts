import { basename } from 'node:path';
import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { day } from '@xiongmao/api/fields/dates';
import { instantOf, parseClock } from '../reading/local-time.ts';
import { parks, zoneOfPark } from './parks.ts';
import { dayOfId, type GameRecords } from './source/records.ts';

/** Nine innings, then those beyond: `inning9`, `extra1`. */
export function periodKey(inning: number): string {
  return inning <= 9 ? `inning${inning}` : `extra${inning - 9}`;
}

/** A club of a season. */
export interface Club {
  city: string;
  nickname: string;
}

/** What a game is by its info, or by the letters its file is called by: `2019WS.EVE`. */
const stages: readonly [told: RegExp, file: RegExp, stage: string][] = [
  [/all-?star/i, /^AS$/, 'All-Star'],
  [/wildcard/i, /^([AN]LW.*|WC)$/, 'Wild Card Series'],
  [/divisionseries/i, /^[AN]LD.*$/, 'Division Series'],
  [/lcs/i, /^[AN]LCS$/, 'League Championship Series'],
  [/worldseries/i, /^WS$/, 'World Series'],
  [/playoff|tiebreak/i, /^$/, 'Tiebreaker'],
  [/exhibition|preseason|spring/i, /^$/, 'Preseason'],
];

export function stageOf(file: string, type: string | undefined): string {
  const letters = /^\d{4}([A-Z]+\d?)\.E/i.exec(basename(file))?.[1]?.toUpperCase() ?? '-';
  const found = stages.find(([told, named]) => (type ? told.test(type) : named.test(letters)));
  return found?.[2] ?? 'Regular Season';
}

/** When a game began: a time that is not known is told as nought. */
export function startOf(date: string, { info }: GameRecords): string | null {
  const told = info.get('starttime') ?? '';
  const time = /^0?0:00/.test(told) ? undefined : parseClock(told.replace(/([ap])$/i, '$1m'));
  const zone = zoneOfPark(info.get('site') ?? '');
  if (!time || !zone) return null;
  return instantOf(date, time, zone).toISOString();
}

export function fixtureOf(
  game: GameRecords,
  file: string,
  clubs: ReadonlyMap<string, Club>,
): Omit<FixtureMessage, 'match' | 'version'> {
  const { id, info } = game;
  const date = dayOf(game);
  const site = info.get('site') ?? '';
  const number = info.get('number') ?? id.slice(-1);
  const team = (letters: string) => {
    const club = clubs.get(letters);
    const name = club ? `${club.city} ${club.nickname}`.trim() : null;
    return {
      id: letters,
      name,
      abbr: letters,
      country: letters === 'TOR' || letters === 'MON' ? 'CA' : 'US',
    };
  };
  const venue = parks[site];
  const innings = info.get('innings') ?? '';
  return {
    type: 'fixture',
    gameId: 205,
    league: { id: 'mlb', name: 'MLB', country: 'US' },
    season: date.slice(0, 4),
    home: team(info.get('hometeam') || id.slice(0, 3)),
    away: team(info.get('visteam') ?? ''),
    startsAt: startOf(date, game),
    date,
    stage: stageOf(file, info.get('gametype')),
    ...(number !== '0' && { round: `Doubleheader, Game ${number}` }),
    ...(venue && { venue }),
    ...(/^[1-8]$/.test(innings) && { regularPeriods: Number(innings) }),
  };
}

/** The day that a game's info tells, else that of its id. */
export const dayOf = (game: GameRecords): string => toldDay(game) ?? dayOfId(game.id);

export function toldDay({ info }: GameRecords): string | null {
  return day.safeParse(info.get('date')?.replaceAll('/', '-')).data ?? null;
}
