import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { isNotice, parseJson, readBytes, readText } from '../reading/source-file.ts';
import { isLog } from './log-lines.ts';
import { isMatchFile, readMatchFile } from './match-file.ts';
import { otherSide, type Played, type Round } from './played.ts';
import { readServerLog } from './server-log.ts';
import { areAlike, tellApart } from './tell-apart.ts';

export interface Reading {
  /** By file: each match stands with the first that tells of it, so that some have none. */
  files: Map<string, Played[]>;
  failures: FeedFileError[];
}

/** The folders of the two kinds of files, as the league lays them out. */
const twins: readonly [string, string][] = [
  ['matches', 'serverlogs'],
  ['serverlogs', 'matches'],
];

/** Reads what files tell of matches; what those of the other kind add that lie beside them, too. */
export async function readMatches(
  files: readonly string[],
  context: ReadContext,
): Promise<Reading> {
  const told = new Map<string, { file: string; parts: Played[] }>();
  const reading: Reading = { files: new Map(), failures: [] };
  const given = files.filter((file) => !isNotice(file)).sort();
  for (const file of given) {
    try {
      reading.files.set(file, []);
      for (const part of await matchesIn(file, context)) {
        const match = told.get(part.id) ?? { file, parts: [] };
        told.set(part.id, match);
        match.parts.push(part);
      }
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      reading.files.delete(file);
      reading.failures.push(error);
    }
  }
  const beside = new Map<string, Played[]>();
  const look = async (file: string) => {
    // What was not asked for must not hinder what was.
    const silent = { ...context, quarantine: () => undefined };
    for (const part of await matchesIn(file, silent).catch(() => [])) {
      const parts = told.get(part.id)?.parts ?? beside.get(part.id) ?? [];
      parts.push(part);
      if (!told.has(part.id)) beside.set(part.id, parts);
    }
  };
  const asked = new Set(given);
  for (const file of await filesBeside(given)) await look(file);
  const all = [...told.values()].map(({ file, parts }) => ({ file, match: merged(parts) }));
  // Sides of one name are called by what others tell of their players, whichever files are given with them.
  if (all.some(({ match }) => areAlike(match))) {
    const folders = new Set(given.map((file) => dirname(file)));
    for (const file of await filesOf(folders)) if (!asked.has(file)) await look(file);
  }
  const apart = tellApart(
    all.map(({ match }) => match),
    [...beside.values()].map(merged),
  );
  for (const [index, { file }] of all.entries()) reading.files.get(file)?.push(apart[index]!);
  return reading;
}

async function matchesIn(file: string, context: ReadContext): Promise<Played[]> {
  const bytes = await readBytes(file);
  if (isLog(bytes.toString('latin1', 0, 500))) {
    // The game cuts names at a number of bytes, in the middle of a character, too.
    const text = new TextDecoder().decode(bytes);
    return readServerLog(file, text, (place, reason, raw) =>
      context.quarantine({ file, place, reason, raw }),
    );
  }
  const text = await readText(file);
  return [readMatchFile(file, matchIn(file, text))];
}

function matchIn(file: string, text: string): unknown {
  const first = text.trimStart().charAt(0);
  if (first !== '{' && first !== '[') {
    throw new FeedFileError(file, 'line 1', 'neither a match nor a server’s log');
  }
  const value = parseJson(file, text);
  if (isMatchFile(value)) return value;
  throw new FeedFileError(file, 'top level', 'no match: it has no rounds of two teams');
}

async function filesBeside(given: readonly string[]): Promise<string[]> {
  const folders = new Set<string>();
  for (const file of given) {
    const folder = dirname(file);
    for (const [one, other] of twins) {
      if (folder.endsWith(`/${one}`)) folders.add(join(dirname(folder), other));
    }
  }
  return (await filesOf(folders)).filter((file) => !given.includes(file));
}

async function filesOf(folders: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (const folder of [...folders].sort()) {
    if (!existsSync(folder)) continue;
    for (const one of await readdir(folder, { withFileTypes: true })) {
      if (one.isFile()) found.push(join(folder, one.name));
    }
  }
  return found.filter((file) => !isNotice(file)).sort();
}

/** What several files tell of a match: names and place as match files have them, the rounds of the fullest. */
function merged(parts: readonly Played[]): Played {
  const [best] = parts.toSorted(
    (a, b) => b.rounds.length - a.rounds.length || Number(b.exact) - Number(a.exact),
  );
  const named = parts.find(({ exact }) => !exact) ?? best!;
  if (!best || best === named) return named;
  const rest = facing(best, named);
  const { league, season, stage, startsAt, date, names } = named;
  return { ...rest, league, season, stage, startsAt, date, names };
}

/** The same with the other side at home, if the players of the two say so. */
function facing(given: Played, model: Played): Played {
  let kept = 0;
  for (const [id, { side }] of given.players) {
    const known = model.players.get(id);
    if (known) kept += known.side === side ? 1 : -1;
  }
  if (kept >= 0) return given;
  const pair = <Value>(of: { home: Value; away: Value }) => ({ home: of.away, away: of.home });
  const turned = (round: Round): Round => ({
    ...round,
    winner: round.winner && otherSide[round.winner],
    score: pair(round.score),
    sides: round.sides && pair(round.sides),
    alive: round.alive && pair(round.alive),
    equipment: round.equipment && pair(round.equipment),
  });
  return {
    ...given,
    names: pair(given.names),
    score: pair(given.score),
    rounds: given.rounds.map(turned),
    players: new Map(
      [...given.players].map(([id, { name, side }]) => [id, { name, side: otherSide[side] }]),
    ),
  };
}
