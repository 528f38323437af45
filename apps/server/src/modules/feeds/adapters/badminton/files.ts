import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RallyEnding, Shot } from '@xiongmao/api/matches/sheets/rally-words';
import { z } from 'zod';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { type CsvRow, readCsv } from '../reading/csv.ts';
import { isNotice } from '../reading/source-file.ts';
import { endingOf, shotOf } from './words.ts';

/** A match as the list and its sets tell it. A is who won it. */
export interface Match {
  id: string;
  tournament: string;
  round: string;
  date: string | null;
  /** Sets that were played; null where nobody tells. */
  played: number | null;
  players: Record<Player, string>;
  sets: Rally[][];
}

export type Player = 'A' | 'B';

export interface Rally {
  number: number;
  server: Player | null;
  winner: Player;
  score: Record<Player, number>;
  ending: RallyEnding | null;
  /** Null where nobody saw it. */
  shots: (Shot | null)[] | null;
  /** Seconds in the picture of first and last stroke. */
  begins: number | null;
  ends: number | null;
}

export interface Reading {
  /** By the list that names them. */
  files: Map<string, Match[]>;
  failures: FeedFileError[];
}

const listed = ['video', 'winner', 'loser'];
const told = ['rally', 'roundscore_A', 'roundscore_B', 'player', 'type'];

/**
 * The matches of the given files: a list, and for each match of it a folder with its sets. A set alone is read with the
 * list above it; the other matches of that list are left out then.
 */
export async function readMatches(
  files: readonly string[],
  context: ReadContext,
): Promise<Reading> {
  const reading: Reading = { files: new Map(), failures: [] };
  const given = files.filter((file) => !isNotice(file)).sort();
  const sets = given.filter((file) => setNumber(file) !== null);
  const lists = given.filter((file) => setNumber(file) === null);
  const found = new Set(sets.map((file) => listAbove(file)));
  for (const list of [...lists, ...[...found].filter((file) => !lists.includes(file))]) {
    const isGiven = lists.includes(list);
    const folders = new Set(sets.filter((file) => listAbove(file) === list).map(dirname));
    await attempt(reading, async () => {
      const matches: Match[] = [];
      const seen = new Set<string>();
      for (const row of (await readCsv(list, listed)).rows) {
        const match = matchOf(list, row);
        if (seen.has(match.id)) continue;
        seen.add(match.id);
        const folder = await folderOf(match.id, dirname(list));
        if (!isGiven && !(folder && folders.has(folder))) continue;
        if (folder) folders.delete(folder);
        const isRead = await attempt(reading, async () => {
          match.sets = folder ? await setsIn(folder, context) : [];
        });
        if (isRead) matches.push(match);
      }
      for (const folder of folders) {
        const reason = `${basename(list)} lists no such match`;
        context.quarantine({ file: folder, place: 'folder', reason, raw: basename(folder) });
      }
      reading.files.set(isGiven ? list : sets.find((file) => listAbove(file) === list)!, matches);
    });
  }
  return reading;
}

/** Whether it went well; what was wrong with a file is noted. */
async function attempt(reading: Reading, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    reading.failures.push(error);
    return false;
  }
}

const setNumber = (file: string): number | null => {
  const number = /^set(\d)\.csv(\.gz)?$/i.exec(basename(file))?.[1];
  return number === undefined ? null : Number(number);
};

/** Beside the matches' folders, or above the folder that holds them. */
function listAbove(file: string): string {
  const above = dirname(dirname(file));
  const names = [above, dirname(above)].flatMap((folder) =>
    ['match.csv', 'match.csv.gz'].map((name) => join(folder, name)),
  );
  return names.find((name) => existsSync(name)) ?? join(above, 'match.csv');
}

/** Folders are named as the list names the match, but for spaces and the like. */
async function folderOf(id: string, beside: string): Promise<string | null> {
  for (const above of [beside, join(beside, 'set')]) {
    const entries = existsSync(above) ? await readdir(above, { withFileTypes: true }) : [];
    const entry = entries.find((one) => one.isDirectory() && plain(one.name) === id);
    if (entry) return join(above, entry.name);
  }
  return null;
}

/** A name by its letters and digits alone: sources write it in several ways. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function matchOf(file: string, { line, cells }: CsvRow): Match {
  const text = (column: string) => cells[column]?.trim() ?? '';
  const missing = listed.find((column) => text(column) === '');
  if (missing) throw new FeedFileError(file, `line ${line}`, `no ${missing}`);
  const [year, month, day] = ['year', 'month', 'day'].map(text);
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const read = z.iso.date().safeParse(date).data ?? null;
  const isTold = [year, month, day].some((part) => part !== '');
  if (isTold && read === null) throw new FeedFileError(file, `line ${line}`, `no day: ${date}`);
  const played = Number(text('set'));
  return {
    id: plain(text('video')).slice(0, 200),
    tournament: text('tournament'),
    round: text('round'),
    date: read,
    played: Number.isInteger(played) && played >= 1 && played <= 3 ? played : null,
    players: { A: text('winner'), B: text('loser') },
    sets: [],
  };
}

async function setsIn(folder: string, context: ReadContext): Promise<Rally[][]> {
  const names = await readdir(folder);
  const numbered = names
    .map((name) => ({ name, number: setNumber(name) }))
    .filter(({ number }) => number !== null)
    .sort((a, b) => a.number! - b.number!);
  const sets: Rally[][] = [];
  for (const [index, { name, number }] of numbered.entries()) {
    const file = join(folder, name);
    if (number !== index + 1)
      throw new FeedFileError(file, 'file', `no set ${index + 1} beside it`);
    sets.push(await ralliesIn(file, context));
  }
  return sets;
}

interface Stroke {
  line: number;
  rally: number;
  place: number;
  player: Player;
  score: Record<Player, number>;
  shot: Shot | null;
  at: number | null;
  winner: Player | null;
  reason: string;
}

async function ralliesIn(file: string, context: ReadContext): Promise<Rally[]> {
  const strange = new Set<string>();
  const odd = (line: number, reason: string, raw: unknown) => {
    // Each word once: it stands in many rows.
    if (strange.has(reason)) return;
    strange.add(reason);
    context.quarantine({ file, place: `line ${line}`, reason, raw });
  };
  const { rows } = await readCsv(file, told);
  const strokes = rows.map((row) => strokeOf(file, row, odd));
  const rallies: Rally[] = [];
  const inOrder = [...Map.groupBy(strokes, ({ rally }) => rally)].sort(([a], [b]) => a - b);
  for (const [, own] of inOrder) {
    const rally = rallyOf(own, rallies.at(-1), odd);
    if (rally) rallies.push(rally);
  }
  return rallies;
}

function strokeOf(
  file: string,
  { line, cells }: CsvRow,
  odd: (line: number, reason: string, raw: unknown) => void,
): Stroke {
  const text = (column: string) => cells[column]?.trim() ?? '';
  const number = (column: string): number => {
    const value = text(column);
    const found = Number(value);
    if (value === '' || !Number.isInteger(found) || found < 0 || found > 1000) {
      throw new FeedFileError(file, `line ${line}`, `${column}: ${value || 'nothing'}`);
    }
    return found;
  };
  const player = text('player');
  if (player !== 'A' && player !== 'B') {
    throw new FeedFileError(file, `line ${line}`, `player: ${player} is neither A nor B`);
  }
  const shot = shotOf(text('type'));
  if (shot === undefined) odd(line, `no stroke is called ${text('type')}`, text('type'));
  const winner = text('getpoint_player');
  return {
    line,
    rally: number('rally'),
    place: Number(text('ball_round')) || 0,
    player,
    score: { A: number('roundscore_A'), B: number('roundscore_B') },
    shot: shot ?? null,
    at: secondsOf(text('time')),
    winner: winner === 'A' || winner === 'B' ? winner : null,
    reason: text('lose_reason') || text('win_reason'),
  };
}

function rallyOf(
  given: readonly Stroke[],
  before: Rally | undefined,
  odd: (line: number, reason: string, raw: unknown) => void,
): Rally | null {
  const end = given.findLastIndex(({ winner }) => winner !== null);
  // What stands behind the last stroke is of a rally that was not written down.
  const own = (end < 0 ? given : given.slice(0, end + 1)).filter(
    // A stroke that stands twice is the same.
    ({ place }, index, all) =>
      place === 0 || all.findLastIndex((one) => one.place === place) === index,
  );
  const [first, last] = [own[0]!, own.at(-1)!];
  const { score } = last;
  const held = before?.score ?? { A: 0, B: 0 };
  const gained = (['A', 'B'] as const).filter((player) => score[player] > held[player]);
  const winner = last.winner ?? (gained.length === 1 ? gained[0] : null);
  if (!winner) {
    odd(last.line, 'nobody has won the rally', { score, before: held });
    return null;
  }
  const ending = last.reason === '' ? null : endingOf(last.reason);
  if (ending === undefined) odd(last.line, `no rally ends with ${last.reason}`, last.reason);
  const isSeen = own.some(({ shot }) => shot !== null);
  return {
    number: first.rally,
    server: first.player,
    winner,
    score,
    ending: ending ?? null,
    shots: isSeen ? own.map(({ shot }) => shot) : null,
    begins: first.at,
    ends: last.at,
  };
}

function secondsOf(time: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}
