import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { isNotice, readJson } from '../reading/source-file.ts';
import { type Game, gameOf, stageOf } from './game.ts';
import { clubOf } from './league.ts';
import { type GivenGame, gamecenterOf } from './source/gamecenter.ts';
import { type Listed, scheduleOf } from './source/schedule.ts';

/** The games of the given files, and what is wrong with files: it hinders the others only in the end. */
export interface Reading {
  /** By file: each game stands with the first that tells of it, so that some have none. */
  files: Map<string, Game[]>;
  failures: FeedFileError[];
}

interface Told {
  file: string;
  listed: Listed | null;
  told: GivenGame | null;
}

/** Reads schedules and game centres; what both say of a game is one. */
export async function readGames(files: readonly string[], context: ReadContext): Promise<Reading> {
  const games = new Map<string, Told>();
  const reading: Reading = { files: new Map(), failures: [] };
  const given = files.filter((file) => !isNotice(file)).sort();
  for (const file of given) {
    try {
      await note(file, games, context, false);
      reading.files.set(file, []);
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      reading.failures.push(error);
    }
  }
  for (const file of schedulesBeside(given)) {
    // What was not asked for helps where it can; a broken one must not hinder what was.
    await note(file, games, context, true).catch((error) => {
      if (!(error instanceof FeedFileError)) throw error;
    });
  }
  for (const [eid, { file, listed, told }] of games) {
    const odd = (reason: string, raw: unknown) =>
      context.quarantine({ file, place: `game ${eid}`, reason, raw });
    if (listed && told && !agree(listed, told)) {
      odd('schedule and game centre name different sides: the game centre is believed', listed);
    }
    if (told && !stageOf(told.qtr)) odd('a stage of the game that is not known', told.qtr);
    reading.files.get(file)?.push(gameOf(eid, listed, told));
  }
  return reading;
}

async function note(
  file: string,
  games: Map<string, Told>,
  context: ReadContext,
  isBorrowed: boolean,
): Promise<void> {
  const value = await readJson(file);
  const schedule = scheduleOf(value, (place, reason, raw) => {
    if (!isBorrowed) context.quarantine({ file, place, reason, raw });
  });
  const details =
    schedule ??
    gamecenterOf(value, (place, reason) => {
      throw new FeedFileError(file, place, reason);
    });
  if (!details) throw new FeedFileError(file, 'file', 'no schedule or game centre');
  for (const one of details) {
    const known = games.get(one.eid);
    if (isBorrowed && !known) continue;
    const game = known ?? { file, listed: null, told: null };
    games.set(one.eid, game);
    if ('type' in one) game.listed ??= one;
    else game.told = fuller(game.told, one);
  }
}

/** Of two documents of one game the one that was written later: it has more plays. */
function fuller(a: GivenGame | null, b: GivenGame): GivenGame {
  const plays = ({ drives }: GivenGame) =>
    (drives ?? []).reduce((sum, drive) => sum + Object.keys(drive.plays).length, 0);
  return a && plays(a) > plays(b) ? a : b;
}

function agree(listed: Listed, told: GivenGame): boolean {
  return (
    clubOf(listed.home) === clubOf(told.home.abbr) && clubOf(listed.away) === clubOf(told.away.abbr)
  );
}

/** The schedule that lies above the folder of game centres, or beside them. */
function schedulesBeside(given: readonly string[]): string[] {
  const folders = new Set(
    given
      .filter((file) => /^\d{10}\.json(\.gz)?$/.test(basename(file)))
      .flatMap((file) => [dirname(file), dirname(dirname(file))]),
  );
  return [...folders]
    .flatMap((folder) => [join(folder, 'schedule.json.gz'), join(folder, 'schedule.json')])
    .filter((file) => !given.includes(file) && existsSync(file));
}
