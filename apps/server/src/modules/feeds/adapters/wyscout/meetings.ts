import type { ReadContext } from '../adapter.ts';
import { type Play, readPlays } from './events.ts';
import { type EventsFile, failing, type Library } from './library.ts';
import { leagueOf, type Meeting } from './meeting.ts';
import { matchOf } from './unlisted.ts';

/** The matches of the given lists, each once. */
export function listed(library: Library): { file: string; meetings: Meeting[] }[] {
  const { teams, persons } = library;
  const seen = new Set<number>();
  return library.competitions
    .filter(({ given }) => given)
    .map((competition) => {
      const league = leagueOf(competition, library);
      const matches = competition.matches.filter(({ wyId }) => !seen.has(wyId));
      for (const { wyId } of matches) seen.add(wyId);
      return {
        file: competition.file,
        meetings: matches.map((match) => ({ match, league, teams, persons })),
      };
    });
}

/** A match with a file of events. */
export interface PlayedMeeting {
  file: string;
  meeting: Meeting;
  /** Null when its events could not be read. */
  play: Play | null;
  /** Whether it stands in a given list. */
  isListed: boolean;
}

/** The matches with events, one after the other: they are large. */
export async function* played(
  library: Library,
  context: ReadContext,
): AsyncIterable<PlayedMeeting> {
  const seen = new Set<number>();
  for (const source of library.events) {
    const read = await failing(library, source, context, () => readPlays(source.file, context));
    const plays = new Map((read ?? []).map((play) => [play.matchId, play]));
    for (const matchId of new Set([...plays.keys(), ...source.matchIds])) {
      if (seen.has(matchId)) continue;
      seen.add(matchId);
      const found = meetingOf(library, source, matchId, plays.get(matchId) ?? null);
      if (found) yield found;
    }
  }
}

function meetingOf(
  library: Library,
  source: EventsFile,
  matchId: number,
  play: Play | null,
): PlayedMeeting | null {
  const competition = library.competitions.find(({ matches }) =>
    matches.some(({ wyId }) => wyId === matchId),
  );
  const known = competition?.matches.find(({ wyId }) => wyId === matchId);
  const match = known ?? (play && matchOf(play));
  if (!match) return null;
  const ownTeams = (play?.teams ?? []).map((team) => [team.wyId, team] as const);
  const ownPersons = (play?.persons ?? []).map((person) => [person.wyId, person] as const);
  return {
    file: source.given || !competition ? source.file : competition.file,
    meeting: {
      match,
      league: leagueOf(competition, library),
      teams: new Map([...ownTeams, ...library.teams]),
      persons: new Map([...ownPersons, ...library.persons]),
    },
    play,
    isListed: competition?.given ?? false,
  };
}
