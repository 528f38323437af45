import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { isNotice, readBytes } from '../reading/source-file.ts';
import { breakingOff } from './breaking-off.ts';
import { type Game, gameOf } from './game.ts';
import { toldDay } from './league.ts';
import { simulate } from './plays/simulate.ts';
import { type GameRecords, gamesOf, linesOf } from './source/records.ts';
import { addClubs, addPlayers, kindOf, type Season } from './source/season.ts';

/** The games of the given files, and what is wrong with files: it hinders the others only in the end. */
export interface Reading {
  /** By file; those with names alone have none. */
  files: Map<string, Game[]>;
  failures: FeedFileError[];
}

export async function readGames(files: readonly string[], context: ReadContext): Promise<Reading> {
  const given = files.filter((file) => !isNotice(file)).sort();
  const season: Season = { clubs: new Map(), names: new Map() };
  const told = new Map<string, GameRecords[]>();
  const failures: FeedFileError[] = [];
  for (const file of given) {
    try {
      told.set(file, await gamesIn(file, season));
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      failures.push(error);
    }
  }
  for (const file of await namesBeside(given)) {
    // What was not asked for helps where it can; a broken one must not hinder what was.
    await gamesIn(file, season).catch((error) => {
      if (!(error instanceof FeedFileError)) throw error;
    });
  }

  const seen = new Set<string>();
  const reading: Reading = { files: new Map(), failures };
  for (const [file, games] of told) {
    try {
      const played = games.flatMap((records) => {
        const odd = (line: number, reason: string, raw: unknown) =>
          context.quarantine({ file, place: `game ${records.id}, line ${line}`, reason, raw });
        return playedGame(file, records, season, odd) ?? [];
      });
      // A game that two files tell stands with the first.
      const own = played.filter(({ id }) => !seen.has(id));
      for (const { id } of own) seen.add(id);
      reading.files.set(file, own);
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      failures.push(error);
    }
  }
  return reading;
}

/** A game played through; null where it can't be told who played. */
function playedGame(
  file: string,
  records: GameRecords,
  season: Season,
  odd: (line: number, reason: string, raw: unknown) => void,
): Game | null {
  const { info, line } = records;
  if (!info.get('visteam')) {
    odd(line, 'no visiting team: info,visteam is missing', [...info]);
    return null;
  }
  if (info.get('date') && !toldDay(records)) odd(line, 'not a date', info.get('date'));
  const fail = (line: number, reason: string) => {
    throw new FeedFileError(file, `line ${line}`, reason);
  };
  const game = gameOf(file, records, simulate(records, fail, odd), season);
  const cut = breakingOff(game);
  if (cut) odd(cut.line, cut.reason, [...info]);
  return game;
}

/** The games of a file; names of clubs and players are noted. */
async function gamesIn(file: string, season: Season): Promise<GameRecords[]> {
  const bytes = await readBytes(file);
  if (bytes.length === 0) throw new FeedFileError(file, 'file', 'empty');
  const lines = linesOf(textOf(bytes));
  const kind = kindOf(lines);
  if (kind === 'games') return gamesOf(file, lines);
  if (kind === 'clubs') addClubs(file, lines, season);
  else if (kind === 'players') addPlayers(file, lines, season);
  else throw new FeedFileError(file, 'line 1', 'no event file, roster or list of teams');
  return [];
}

/** Most files know no letters but the plain ones; older ones have Western Europe's, newer ones any. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rosters and lists of teams that lie beside event files. */
async function namesBeside(given: readonly string[]): Promise<string[]> {
  const folders = new Set(given.map((file) => dirname(file)));
  const found: string[] = [];
  for (const folder of [...folders].sort()) {
    if (!existsSync(folder)) continue;
    for (const name of (await readdir(folder)).sort()) found.push(join(folder, name));
  }
  return found.filter(
    (file) => /(\.ROS|^TEAM\d{4})(\.gz)?$/i.test(basename(file)) && !given.includes(file),
  );
}
