import { basename } from 'node:path';
import type { FixtureMessage, TeamRef } from '@xiongmao/api/feeds/messages';
import type { Side } from '@xiongmao/api/matches/sides';
import { nationalTeam } from '../names/national-teams.ts';
import type { CricsheetFile } from './cricsheet-file.ts';
import { countryOfLeague, laterName } from './teams.ts';

/** A match as a file tells it. */
export interface Match extends CricsheetFile {
  id: string;
}

export const matchOf = (path: string, file: CricsheetFile): Match => ({
  ...file,
  id: idOf(path, file),
});

/** Files are called by Cricsheet's number of the match, copies too; one that is called otherwise, by what it holds. */
function idOf(path: string, file: CricsheetFile): string {
  const name = basename(path).replace(/\.json(\.gz)?$/, '');
  const copy = /[ _-]*(\(\d+\)|\bcopy\b.*)$/i;
  const number = name.replace(copy, '');
  return /^([a-z]{1,4}_)?\d+$/.test(number) ? number : contentOf(file);
}

/** What makes a match this one, whatever its file is called. */
export function contentOf({ info }: CricsheetFile): string {
  const { teams, dates, gender, match_type, event } = info;
  const number = event?.match_number ?? event?.stage ?? '';
  return [gender, match_type, dates[0], ...teams, number].join('/').slice(0, 200);
}

/** The format names the home side first, where there is one. */
export const sideOf = ({ info }: Match, team: string): Side =>
  team === info.teams[0] ? 'home' : 'away';

export const teamOf = ({ info }: Match, side: Side): string => info.teams[side === 'home' ? 0 : 1];

export const personIdOf = ({ info }: Match, player: string): string | null =>
  info.registry.people[player] ?? null;

export function fixtureOf(match: Match): Omit<FixtureMessage, 'match' | 'version'> {
  const { event, season, dates, venue, city } = match.info;
  const stage = stageOf(match);
  const round = event?.stage ?? (event?.match_number && `Match ${event.match_number}`);
  const place = venue && city && !venue.includes(city) ? `${venue}, ${city}` : (venue ?? city);
  return {
    type: 'fixture',
    gameId: 210,
    league: leagueOf(match),
    season,
    home: teamRef(match, 'home'),
    away: teamRef(match, 'away'),
    startsAt: null,
    date: dates[0]!,
    ...(round && { round }),
    ...(stage && { stage }),
    ...(event?.group !== undefined && { group: String(event.group).slice(0, 60) }),
    ...(place && { venue: place.slice(0, 160) }),
  };
}

const isWomen = ({ info }: Match): boolean => info.gender === 'female';

/** Names are those of the men's sides and competitions unless they say so. */
const ofWomen = (match: Match, name: string): string =>
  isWomen(match) && !/\bwom[ae]n/i.test(name) ? `${name} Women` : name;

export const titleOf = (match: Match): string =>
  match.info.teams.map((team) => ofWomen(match, team)).join(' – ');

const formats: Readonly<Record<string, string>> = { IT20: 'T20I' };
const formatOf = ({ info }: Match): string =>
  info.team_type === 'international' && info.match_type === 'T20'
    ? 'T20I'
    : (formats[info.match_type] ?? info.match_type);

function leagueOf(match: Match): FixtureMessage['league'] {
  const name = match.info.event?.name ?? formatOf(match);
  const country = countryOfLeague(name);
  const id = isWomen(match) ? `female:${name}` : name;
  return { id, name: ofWomen(match, name), ...(country && { country }) };
}

/** One tour has matches of several formats, each counted from 1. */
function stageOf(match: Match): string | undefined {
  const { event } = match.info;
  const isTour = /\btour of\b/i.test(event?.name ?? '');
  return event?.sub_name ?? (isTour ? formatOf(match) : undefined);
}

function teamRef(match: Match, side: Side): TeamRef {
  const name = teamOf(match, side);
  const isNation = match.info.team_type === 'international';
  const country = isNation ? nationalTeam(name).country : undefined;
  const later = isWomen(match) ? undefined : laterName(name);
  return {
    id: isWomen(match) ? `female:${name}` : name,
    name: ofWomen(match, name),
    ...(country && { country }),
    ...(later && { sameAs: later }),
  };
}

/** Who takes part: the files name those who came into the side beside the first eleven. */
export function squadOf(match: Match, side: Side): string[] {
  return match.info.players[teamOf(match, side)] ?? [];
}

/** The side a player is named in. */
export function sideOfPlayer(match: Match, player: string): Side | null {
  const sides = ['home', 'away'] as const;
  return sides.find((side) => squadOf(match, side).includes(player)) ?? null;
}
