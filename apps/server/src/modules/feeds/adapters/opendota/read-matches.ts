import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { isNotice, readJson } from '../reading/source-file.ts';
import { type Camp, type Game, type Meeting, mergeGames } from './game.ts';
import {
  type GivenMatch,
  givenMatch,
  type LiveGame,
  listedLeague,
  listedTeam,
  liveGame,
} from './shapes.ts';
import { leagueOf, type Names, teamOf } from './teams.ts';

export interface Reading {
  /** By file: each match stands with the first that tells of it, so that some have none. */
  files: Map<string, { meetings: Meeting[]; live: LiveGame[] }>;
  names: Names;
  failures: FeedFileError[];
}

interface Content {
  matches: GivenMatch[];
  live: LiveGame[];
  leagues: z.infer<typeof listedLeague>[];
  teams: Names['teams'];
}

const nothing: Content = { matches: [], live: [], leagues: [], teams: [] };

/**
 * Reads what files tell of matches, and puts games of a series together; what the files beside them add to a match
 * (details, series, names) is looked for there.
 */
export async function readMatches(
  files: readonly string[],
  context: ReadContext,
): Promise<Reading> {
  const reading: Reading = {
    files: new Map(),
    names: { leagues: new Map(), teams: [] },
    failures: [],
  };
  const told = new Map<string, { file: string; parts: GivenMatch[] }>();
  const learn = ({ leagues, teams }: Content) => {
    for (const { league_id, name } of leagues) reading.names.leagues.set(league_id, name);
    reading.names.teams.push(...teams);
  };
  const given = files.filter((file) => !isNotice(file)).sort();
  for (const file of given) {
    try {
      const content = await contentOf(file, context);
      learn(content);
      const { matches, live } = content;
      if (matches.length + live.length > 0) reading.files.set(file, { meetings: [], live });
      for (const match of matches) note(told, file, match);
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      reading.failures.push(error);
    }
  }

  const beside = new Map<string, GivenMatch[]>();
  for (const file of await filesBeside(given)) {
    // What was not asked for must not hinder what was.
    const silent = { ...context, quarantine: () => undefined };
    const content = await contentOf(file, silent).catch(() => nothing);
    learn(content);
    for (const match of content.matches) {
      beside.set(match.match_id, [...(beside.get(match.match_id) ?? []), match]);
    }
  }
  for (const [id, { parts }] of told) parts.push(...(beside.get(id) ?? []));
  // Games of a series that were not given: they stand with those that were.
  const series = new Set(
    [...told.values()].flatMap(({ parts }) => parts.flatMap(({ series_id }) => series_id || [])),
  );
  for (const [id, parts] of beside) {
    const own = parts.find(({ series_id }) => series_id && series.has(series_id));
    const known = [...told.values()].find((match) =>
      match.parts.some(({ series_id }) => own && series_id === own.series_id),
    );
    if (own && known && !told.has(id)) told.set(id, { file: known.file, parts });
  }

  const games = [...told.values()]
    .map(({ file, parts }) => ({ file, game: mergeGames(parts) }))
    .filter(({ file, game }) => isOfTwo(file, game, context));
  const meetings = Map.groupBy(
    // A file may tell the series alone: it has no game then.
    games.filter(({ game }) => game.players.some(isPlayer) || game.radiant_win !== undefined),
    ({ game }) => (game.series_id ? `series/${game.series_id}` : game.match_id),
  );
  for (const members of meetings.values()) {
    const [file = ''] = members.map((member) => member.file).sort();
    const meeting = meetingOf(
      members.map(({ game }) => game),
      reading.names,
    );
    reading.files.get(file)?.meetings.push(meeting);
  }
  return reading;
}

/** Camps without a team, or of one name alone, are two all the same. */
function isOfTwo(file: string, game: Game, context: ReadContext): boolean {
  const [radiant, dire] = [teamIdIn(game, 'radiant'), teamIdIn(game, 'dire')];
  if (!radiant || radiant !== dire) return true;
  const reason = `a team against itself: ${radiant}`;
  const raw = { radiant_team_id: radiant, dire_team_id: dire };
  context.quarantine({ file, place: `match ${game.match_id}`, reason, raw });
  return false;
}

const teamIdIn = (game: Game, camp: Camp) =>
  game[`${camp}_team_id`] || game[`${camp}_team`]?.team_id;

const isPlayer = ({ hero_id, kills_log }: Game['players'][number]) => Boolean(hero_id ?? kills_log);

function note(
  told: Map<string, { file: string; parts: GivenMatch[] }>,
  file: string,
  match: GivenMatch,
): void {
  const known = told.get(match.match_id) ?? { file, parts: [] };
  told.set(match.match_id, known);
  known.parts.push(match);
}

/** How many games a series has at most, by its kind. */
const lengths: Readonly<Record<number, number>> = { 0: 1, 1: 3, 2: 5, 3: 2 };

/** A match is called as its first game is. */
function meetingOf(unsorted: readonly Game[], names: Names): Meeting {
  const games = unsorted.toSorted(
    (a, b) => (a.start_time ?? 0) - (b.start_time ?? 0) || Number(a.match_id) - Number(b.match_id),
  );
  const [first] = games;
  const id = first!.match_id;
  const home = teamIn(first!, 'radiant', names);
  const away = teamIn(first!, 'dire', names);
  const type = games.find(({ series_type }) => typeof series_type === 'number')?.series_type;
  const bestOf = lengths[type ?? -1] ?? null;
  return {
    id,
    games,
    bestOf: bestOf !== null && bestOf < games.length ? null : bestOf,
    homeCamps: games.map((game): Camp => {
      const isTurned =
        teamIn(game, 'radiant', names).id === away.id || teamIn(game, 'dire', names).id === home.id;
      return isTurned ? 'dire' : 'radiant';
    }),
    teams: { home, away: away.id === home.id ? { ...away, id: `${id}/away` } : away },
    league: leagueOf(first!.leagueid, first!.league?.name, names),
  };
}

function teamIn(game: Game, camp: Camp, names: Names) {
  const team = game[`${camp}_team`];
  return teamOf(teamIdIn(game, camp), game[`${camp}_name`] || team?.name, team?.tag, camp, names);
}

async function contentOf(file: string, context: ReadContext): Promise<Content> {
  const json = await readJson(file);
  const value = wrapped(json);
  const list = (name: string) => {
    const found = z.object({ [name]: z.array(z.unknown()) }).safeParse(value).data;
    return found?.[name] as unknown[] | undefined;
  };
  if (typeof value === 'object' && value !== null && 'match_id' in value) {
    return { ...nothing, matches: [matchIn(file, value)] };
  }
  const entries = <Shape extends z.ZodType>(name: string, shape: Shape): z.infer<Shape>[] =>
    (list(name) ?? []).flatMap((raw, index) => {
      const parsed = shape.safeParse(raw);
      if (parsed.success) return [parsed.data];
      const reason = reasonOf(parsed.error);
      context.quarantine({ file, place: `${name}[${index}]`, reason, raw });
      return [];
    });
  if (list('game_list')) return { ...nothing, live: distinct(entries('game_list', liveGame)) };
  if (list('infos')) return { ...nothing, leagues: entries('infos', listedLeague) };
  if (list('leagues')) return { ...nothing, leagues: entries('leagues', listedLeague) };
  if (list('teams')) return { ...nothing, teams: entries('teams', listedTeam) };
  // Heroes are known.
  if (list('heroes')) return nothing;
  throw new FeedFileError(file, 'top level', 'no match, and no list of games, teams or leagues');
}

/** Answers of the game's own service are wrapped. */
function wrapped(json: unknown): unknown {
  return z.object({ result: z.looseObject({}) }).safeParse(json).data?.result ?? json;
}

function matchIn(file: string, value: unknown): GivenMatch {
  const parsed = givenMatch.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${String(part)}`,
  );
  throw new FeedFileError(
    file,
    path.join('').replace(/^\./, '') || 'top level',
    reasonOf(parsed.error),
  );
}

const reasonOf = ({ issues: [issue] }: z.ZodError): string => issue?.message ?? 'not understood';

const distinct = (games: readonly LiveGame[]): LiveGame[] => [
  ...new Map(games.map((game) => [game.match_id, game])).values(),
];

async function filesBeside(given: readonly string[]): Promise<string[]> {
  const folders = [...new Set(given.map((file) => dirname(file)))].sort();
  const found: string[] = [];
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const name of (await readdir(folder)).sort()) {
      if (/\.json(\.gz)?$/.test(name)) found.push(join(folder, name));
    }
  }
  return found.filter((file) => !isNotice(file) && !given.includes(file));
}
