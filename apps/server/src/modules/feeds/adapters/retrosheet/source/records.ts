import { day } from '@xiongmao/api/fields/dates';
import type { Side } from '@xiongmao/api/matches/sides';
import { FeedFileError } from '../../adapter.ts';

/** One line of a file, taken apart. */
export interface Line {
  number: number;
  fields: string[];
}

/** The lines of a file: fields between commas, in quotes where they hold commas. */
export function linesOf(text: string): Line[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    if (line.trim() === '' || line === '\u001a') return [];
    return [{ number: index + 1, fields: fieldsOf(line) }];
  });
}

function fieldsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',').map((field) => field.trim());
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"?|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"').trim() ?? plain?.trim() ?? '',
  );
}

/** 0 for the visitors, 1 for the home side. */
export type Team = 0 | 1;

export interface Player {
  id: string;
  name: string;
  team: Team;
  /** Place in the batting order; 0 of a pitcher who does not bat. */
  order: number;
  /** 1 to 9 in the field, 10 bats for the pitcher, 11 for another, 12 runs for another. */
  position: number;
}

export type Entry =
  | ({ type: 'start' | 'sub'; line: number } & Player)
  | {
      type: 'play';
      line: number;
      inning: number;
      team: Team;
      batter: string;
      count: string;
      pitches: string;
      event: string;
    }
  | { type: 'com'; line: number; text: string }
  /** A runner who is put on a base before the first pitch of an inning. */
  | { type: 'radj'; line: number; runner: string; base: number }
  /** A pitcher answers for the runner on a base. */
  | { type: 'presadj'; line: number; pitcher: string; base: number };

/** One game as its records tell it. */
export interface GameRecords {
  id: string;
  line: number;
  info: Map<string, string>;
  records: Entry[];
  /** Earned runs by pitcher. */
  earned: Map<string, number>;
  /** Runs by inning, where a file has no plays but the box score alone; null of a half that was not played. */
  lines: Record<Side, number | null>[];
}

/** Says which bat or arm was used against habit, who batted out of turn, and what only box scores hold. */
const silent = new Set(['version', 'badj', 'padj', 'ladj', 'cw', 'stat', 'event']);

/** The games of an event file. Throws FeedFileError with the line of what is malformed. */
export function gamesOf(file: string, lines: readonly Line[]): GameRecords[] {
  const games: GameRecords[] = [];
  for (const line of lines) {
    const { number, fields } = line;
    const [type = '', first = '', second = '', third = ''] = fields;
    const fail = (reason: string): never => {
      throw new FeedFileError(file, `line ${number}`, reason);
    };
    if (type === 'id') {
      if (!isGameId(first)) fail(`no id of a game: ${first.slice(0, 40)}`);
      games.push({
        id: first,
        line: number,
        info: new Map(),
        records: [],
        earned: new Map(),
        lines: [],
      });
      continue;
    }
    const game = games.at(-1);
    if (!game) return fail('no record of a game before its id');
    if (type === 'info') game.info.set(first, second);
    else if (type === 'data') {
      if (first === 'er' && /^\d+$/.test(third)) game.earned.set(second, Number(third));
      else fail(`no earned runs: ${fields.join(',').slice(0, 60)}`);
    } else if (type === 'line') addLine(game, fields.slice(1), fail);
    else if (!silent.has(type)) game.records.push(recordOf(line, fail));
  }
  return games;
}

/** The home side, the day, and which game of it. */
function isGameId(text: string): boolean {
  return /^[A-Z0-9]{3}\d{9}$/.test(text) && day.safeParse(dayOfId(text)).success;
}

export const dayOfId = (id: string): string =>
  `${id.slice(3, 7)}-${id.slice(7, 9)}-${id.slice(9, 11)}`;

/** `line,1,0,0,2,x`: a side, and what it scored in each inning. */
function addLine(
  { lines }: GameRecords,
  [team = '', ...runs]: string[],
  fail: (reason: string) => never,
) {
  if (!isTeam(team)) fail(`no line score: ${team}`);
  for (const [index, told] of runs.entries()) {
    if (!/^(\d+|x|)$/i.test(told)) fail(`no runs of an inning: ${told.slice(0, 20)}`);
    lines[index] ??= { home: null, away: null };
    lines[index][team === '0' ? 'away' : 'home'] = /\d/.test(told) ? Number(told) : null;
  }
}

function recordOf({ number: line, fields }: Line, fail: (reason: string) => never): Entry {
  const [type = '', ...rest] = fields;
  if (type === 'com') return { type, line, text: rest.join(',') };
  if (type === 'start' || type === 'sub') {
    const [id = '', name = '', team = '', order = '', position = ''] = rest;
    const [slot, place] = [Number(order), Number(position)];
    const isPlayer =
      id !== '' && isTeam(team) && slot >= 0 && slot <= 9 && place >= 1 && place <= 12;
    if (!isPlayer || order === '') return fail(`no player: ${fields.join(',').slice(0, 60)}`);
    return { type, line, id, name, team: Number(team) as Team, order: slot, position: place };
  }
  if (type === 'play') {
    const [inning = '', team = '', batter = '', count = '', pitches = '', event = ''] = rest;
    if (rest.length < 6 || event === '') return fail('a play that is cut off');
    const number = Number(inning);
    if (!Number.isInteger(number) || number < 1 || number > 40 || !isTeam(team)) {
      return fail(`no play: ${fields.join(',').slice(0, 60)}`);
    }
    return {
      type,
      line,
      inning: number,
      team: Number(team) as Team,
      batter,
      count,
      pitches,
      event,
    };
  }
  if (type === 'radj' || type === 'presadj') {
    const [who = '', base = ''] = rest;
    if (who === '' || !/^[123]$/.test(base))
      return fail(`no runner: ${fields.join(',').slice(0, 60)}`);
    return type === 'radj'
      ? { type, line, runner: who, base: Number(base) }
      : { type, line, pitcher: who, base: Number(base) };
  }
  return fail(`no record of the format: ${type.slice(0, 40)}`);
}

function isTeam(text: string): boolean {
  return text === '0' || text === '1';
}
