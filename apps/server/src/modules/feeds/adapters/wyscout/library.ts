import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FeedFileError, type Quarantined, type ReadContext } from '../adapter.ts';
import { isNotice, readJson } from '../reading/source-file.ts';
import {
  type WyscoutMatch,
  type WyscoutPerson,
  type WyscoutTeam,
  wyscoutMatch,
  wyscoutPerson,
  wyscoutTeam,
} from './shapes.ts';

/** The matches of one `matches_<competition>` file. */
export interface Competition {
  file: string;
  /** Asked for, not just found beside what was asked for. */
  given: boolean;
  /** Null for a file that is not called after its competition. */
  name: string | null;
  matches: WyscoutMatch[];
}

/** A file of events: of one match, or of many in the original form. */
export interface EventsFile {
  file: string;
  given: boolean;
  matchIds: ReadonlySet<number>;
}

/** What the given files and those beside them hold; events stay in their files until they are needed. */
export interface Library {
  competitions: Competition[];
  events: EventsFile[];
  teams: Map<number, WyscoutTeam>;
  persons: Map<number, WyscoutPerson>;
  /** What is wrong with given files: it hinders the others only after they were read. */
  failures: FeedFileError[];
}

/** Reads all but the events. */
export async function openLibrary(
  files: readonly string[],
  context: ReadContext,
): Promise<Library> {
  const library: Library = {
    competitions: [],
    events: [],
    teams: new Map(),
    persons: new Map(),
    failures: [],
  };
  const given = files.filter((file) => !isNotice(file)).sort();
  const beside = await filesBeside(given);
  const take = async (paths: Iterable<string>, isGiven: boolean) => {
    for (const file of paths) {
      const source = { file, given: isGiven };
      await failing(library, source, context, () => shelve(library, source, context));
    }
  };

  await take(beside.names, false);
  await take(given, true);
  const known = new Set(library.competitions.flatMap(({ matches }) => matches.map((m) => m.wyId)));
  const asked = library.events.flatMap(({ matchIds }) => [...matchIds]);
  if (asked.some((id) => !known.has(id))) await take(beside.matches, false);
  const ofKnown = [...beside.events].filter((file) => known.has(matchIdOf(file) ?? 0));
  await take(ofKnown, false);
  return library;
}

/** The number that a file of events is named after: `events/2058004.json.gz`. */
function matchIdOf(file: string): number | null {
  const digits = /^(\d+)\.json(\.gz)?$/.exec(basename(file))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** What lies in the files' folders, their parents and their `events` folders, and was not given. */
async function filesBeside(given: readonly string[]) {
  const folders = new Set(
    given.flatMap((file) => {
      const folder = dirname(file);
      return [folder, dirname(folder), join(folder, 'events')];
    }),
  );
  const found = { names: new Set<string>(), matches: new Set<string>(), events: new Set<string>() };
  for (const folder of [...folders].sort()) {
    if (!existsSync(folder)) continue;
    for (const name of (await readdir(folder)).sort()) {
      const file = join(folder, name);
      if (given.includes(file)) continue;
      if (/^(teams|players|coaches)\.json(\.gz)?$/.test(name)) found.names.add(file);
      else if (/^matches_.+\.json(\.gz)?$/.test(name)) found.matches.add(file);
      else if (matchIdOf(file) !== null) found.events.add(file);
    }
  }
  return found;
}

/** A given file's failure is kept; one that was not asked for helps where it can and is set aside else. */
export async function failing<Value>(
  { failures }: Library,
  { file, given }: { file: string; given: boolean },
  context: ReadContext,
  step: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    if (given) failures.push(error);
    else context.quarantine({ file, place: error.place, reason: error.reason, raw: null });
    return null;
  }
}

async function shelve(
  library: Library,
  { file, given }: { file: string; given: boolean },
  context: ReadContext,
) {
  const matchId = matchIdOf(file);
  if (matchId !== null) {
    library.events.push({ file, given, matchIds: new Set([matchId]) });
    return;
  }
  const value = await readJson(file);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (Array.isArray(value) && value.length === 0) return;
  if (has(first, 'teamsData')) {
    const name = competitionName(file);
    const matches = each(file, value, wyscoutMatch, context);
    library.competitions.push({ file, given, name, matches });
  } else if (has(first, 'eventSec') || has(first, 'events')) {
    library.events.push({ file, given, matchIds: new Set(matchIdsIn(value)) });
  } else if (has(first, 'shortName')) {
    for (const person of each(file, value, wyscoutPerson, context)) {
      library.persons.set(person.wyId, person);
    }
  } else if (has(first, 'officialName')) {
    for (const team of each(file, value, wyscoutTeam, context)) library.teams.set(team.wyId, team);
  } else if (!has(first, 'wyId')) {
    throw new FeedFileError(
      file,
      'file',
      'not a Wyscout file of matches, events, teams or players',
    );
  }
}

function has(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && key in value;
}

/** The matches of a file of events; what is wrong with it shows when the events are read. */
function matchIdsIn(value: unknown): number[] {
  const events: unknown = Array.isArray(value) ? value : (value as { events: unknown }).events;
  if (!Array.isArray(events)) return [];
  return events.flatMap((event: { matchId?: unknown } | null) =>
    typeof event?.matchId === 'number' ? event.matchId : [],
  );
}

/** The leagues whose files are named after their country alone. */
const leaguesOfCountries: Readonly<Record<string, string>> = {
  England: 'English Premier League',
  France: 'French Ligue 1',
  Germany: 'Deutsche Bundesliga',
  Italy: 'Italian Serie A',
  Spain: 'Spain Primera División',
};

/** `matches_World_Cup.json.gz` → "World Cup". */
function competitionName(file: string): string | null {
  const stem = basename(file).replace(/(\.json)?(\.gz)?$/, '');
  const name = /^matches_(.+)$/.exec(stem)?.[1]?.replaceAll('_', ' ').trim();
  return (name && (leaguesOfCountries[name] ?? name)) || null;
}

/** The entries of a list that can be understood; the others are quarantined. Throws where none can. */
function each<Entry>(
  file: string,
  value: unknown,
  shape: { safeParse(raw: unknown): Parsed<Entry> },
  context: ReadContext,
): Entry[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  const odd: Quarantined[] = [];
  const understood = entries.flatMap((raw, index) => {
    const parsed = shape.safeParse(raw);
    if (parsed.success) return [parsed.data];
    const issue = parsed.error.issues[0];
    const place = [`[${index}]`, ...(issue?.path ?? []).map(String)].join('.');
    odd.push({ file, place, reason: issue?.message ?? 'not understood', raw });
    return [];
  });
  const [first] = odd;
  if (first && understood.length === 0) throw new FeedFileError(file, first.place, first.reason);
  for (const entry of odd) context.quarantine(entry);
  return understood;
}

type Parsed<Entry> =
  | { success: true; data: Entry }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
