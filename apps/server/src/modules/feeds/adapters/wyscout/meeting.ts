import type { FixtureMessage, TeamRef } from '@xiongmao/api/feeds/messages';
import { clubKey } from '../names/club-names.ts';
import type { Competition, Library } from './library.ts';
import type { WyscoutMatch, WyscoutPerson, WyscoutTeam } from './shapes.ts';

/** A match with all that is needed to name what is in it. */
export interface Meeting {
  match: WyscoutMatch;
  league: FixtureMessage['league'];
  teams: ReadonlyMap<number, WyscoutTeam>;
  persons: ReadonlyMap<number, WyscoutPerson>;
}

/** Whether a match stands in a list of matches; else it is known by its events alone. */
export function isListedMatch({ competitionId }: WyscoutMatch): boolean {
  return competitionId !== 0;
}

export function leagueOf(competition: Competition | undefined, library: Library) {
  const match = competition?.matches[0];
  if (!competition || !match) return null;
  const id = String(match.competitionId);
  const country = homeCountry(competition.matches, library.teams);
  return { id, name: competition.name, ...(country && { country }) };
}

/** The country most home clubs are from (a league may have guests); none for national teams. */
function homeCountry(matches: readonly WyscoutMatch[], teams: Library['teams']) {
  const votes = new Map<string, number>();
  for (const { home } of matches) {
    const team = teams.get(home.teamId);
    const country = team?.type === 'club' ? countryOf(team.area) : undefined;
    if (country) votes.set(country, (votes.get(country) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** What the source says about a match before it starts. */
export function fixtureOf(meeting: Meeting): Omit<FixtureMessage, 'match' | 'version'> {
  const { match, league } = meeting;
  const { date, startsAt } = dayOf(match) ?? { date: null, startsAt: null };
  const isListed = isListedMatch(match);
  return {
    type: 'fixture',
    gameId: 202,
    league,
    season: isListed && date ? seasonOf(meeting, date) : null,
    home: teamRef(meeting, 'home'),
    away: teamRef(meeting, 'away'),
    ...(!isListed && { sidesGuessed: true }),
    startsAt,
    date,
    ...(match.gameweek && { round: `Matchday ${match.gameweek}` }),
    ...(match.groupName && { group: match.groupName }),
    ...(match.venue && { venue: match.venue }),
  };
}

/** The day by the source's own calendar and the instant; null where its text is no date. */
export function dayOf({ dateutc, date }: WyscoutMatch) {
  const utc = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(dateutc ?? '');
  const startsAt = utc ? instant(`${utc[1]}T${utc[2]}Z`) : null;
  const local = /^(\w+ \d{1,2}, \d{4}) at /.exec(date ?? '')?.[1];
  const day = (local && instant(`${local} UTC`)) ?? startsAt;
  return day ? { date: day.slice(0, 10), startsAt } : null;
}

function instant(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** "2017/18" for a league, "2018" for a tournament of national teams. */
function seasonOf({ match, teams }: Meeting, date: string): string {
  const year = Number(date.slice(0, 4));
  const isTournament =
    typeof match.groupName === 'string' || teams.get(match.home.teamId)?.type === 'national';
  if (isTournament) return String(year);
  const start = Number(date.slice(5, 7)) >= 7 ? year : year - 1;
  return `${start}/${String((start + 1) % 100).padStart(2, '0')}`;
}

function teamRef({ match, teams }: Meeting, side: 'home' | 'away'): TeamRef {
  const { teamId } = match[side];
  const team = teams.get(teamId);
  const country = team && countryOf(team.area);
  const name = team?.name || labelledName(match, side) || null;
  const club = name !== null && team?.type === 'club' && clubKey(name, country ?? '');
  return { id: String(teamId), name, ...(country && { country }), ...(club && { sameAs: club }) };
}

/** "Lazio - Internazionale, 2 - 3" names home first. */
function labelledName({ label }: WyscoutMatch, side: 'home' | 'away'): string | undefined {
  const names = label?.replace(/, \d+ - \d+.*$/, '').split(' - ');
  return names?.length === 2 ? names[side === 'home' ? 0 : 1]?.trim() : undefined;
}

const britishCountries: Record<string, string> = {
  XEN: 'GB-ENG',
  XSC: 'GB-SCT',
  XWA: 'GB-WLS',
  XNI: 'GB-NIR',
};

/** Of a team, or of a person's passport. */
export function countryOf(area: WyscoutTeam['area']): string | undefined {
  return area?.alpha2code || britishCountries[area?.alpha3code ?? ''];
}

/** A person's name; one that no file names goes by their number. */
export function nameOf({ persons }: Meeting, personId: number): string {
  return persons.get(personId)?.shortName || String(personId);
}

export function titleOf(meeting: Meeting): string {
  const { home, away } = { home: teamRef(meeting, 'home'), away: teamRef(meeting, 'away') };
  return `${home.name ?? home.id} – ${away.name ?? away.id}`;
}
