import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { isNotice, readJson } from '../reading/source-file.ts';
import { agreeOnSides, type Game, mergeGame } from './games.ts';
import { dataFacts } from './services/data.ts';
import type { GameFacts } from './services/facts.ts';
import { liveFacts } from './services/live.ts';
import { statsFacts } from './services/stats.ts';
import { tablesOf } from './services/tables.ts';

/** The games of the given files, and what is wrong with files: it hinders the others only in the end. */
export interface Reading {
  /** By file: each game stands with the first that tells of it, so that some have none. */
  files: Map<string, Game[]>;
  failures: FeedFileError[];
}

/**
 * Reads all that the files say, game by game; what a game's details beside them add, too. A file that was
 * not given tells no timeline.
 */
export async function readGames(files: readonly string[], context: ReadContext): Promise<Reading> {
  const told = new Map<string, { file: string; facts: GameFacts[] }>();
  const reading: Reading = { files: new Map(), failures: [] };
  const given = files.filter((file) => !isNotice(file)).sort();
  for (const file of given) {
    try {
      const found = await factsIn(file, context);
      if (found.length > 0) reading.files.set(file, []);
      for (const facts of found) {
        const game = told.get(facts.gameId) ?? { file, facts: [] };
        told.set(facts.gameId, game);
        game.facts.push(facts);
      }
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      reading.failures.push(error);
    }
  }
  for (const file of await filesBeside(given)) {
    const { facts } = told.get(gameIdOf(file) ?? '') ?? {};
    facts?.push(...(await borrowed(file, context)));
  }

  for (const [gameId, { file, facts }] of told) {
    const game = mergeGame(facts);
    const odd = (reason: string) => {
      const raw = facts.map(({ service, home, away }) => ({ service, home, away }));
      context.quarantine({ file, place: `game ${gameId}`, reason, raw });
    };
    if (game) reading.files.get(file)?.push(game);
    else odd('no file tells both sides');
    if (!agreeOnSides(facts)) odd('files name different home sides: the fullest is believed');
  }
  return reading;
}

async function factsIn(file: string, context: ReadContext): Promise<GameFacts[]> {
  const value = await readJson(file);
  const odd = (place: string, reason: string, raw: unknown) =>
    context.quarantine({ file, place, reason, raw });
  const tables = tablesOf(value);
  const facts = tables ? statsFacts(tables, odd) : (liveFacts(value, odd) ?? dataFacts(value, odd));
  if (!facts) throw new FeedFileError(file, 'file', 'no schedule, box score or play-by-play');
  return facts;
}

/** The game a file is named after: `stats_summary_0021600270.json`. */
function gameIdOf(file: string): string | null {
  return /_(\d{10})\.json(\.gz)?$/.exec(basename(file))?.[1] ?? null;
}

/** Files of single games that lie where details lie, seen from the given ones. */
async function filesBeside(given: readonly string[]): Promise<string[]> {
  const named = given.filter((file) => gameIdOf(file) !== null);
  const folders = new Set(
    named.flatMap((file) => [dirname(file), join(dirname(dirname(file)), 'game_details')]),
  );
  const found: string[] = [];
  for (const folder of [...folders].sort()) {
    if (!existsSync(folder)) continue;
    for (const name of (await readdir(folder)).sort()) found.push(join(folder, name));
  }
  return found.filter((file) => gameIdOf(file) !== null && !given.includes(file));
}

/** What was not asked for helps where it can; a broken one must not hinder what was. */
async function borrowed(file: string, context: ReadContext): Promise<GameFacts[]> {
  try {
    const facts = await factsIn(file, context);
    return facts.map(({ plays: _, ...rest }) => rest);
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    context.quarantine({ file, place: error.place, reason: error.reason, raw: null });
    return [];
  }
}
