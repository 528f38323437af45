import { basename } from 'node:path';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { readBytes } from '../reading/source-file.ts';
import { dayOf, textOf } from './dvw-text.ts';
import {
  type Event,
  type Match,
  type PlayedSet,
  type Player,
  type Skill,
  type Symbols,
  skills,
  type Team,
  type Touch,
  usualSymbols,
} from './match.ts';
import { idOf, plain, positionOf } from './names.ts';

interface Line {
  line: number;
  cells: string[];
}
type Sections = ReadonlyMap<string, Line[]>;

const needed = ['3MATCH', '3TEAMS', '3SET', '3PLAYERS-H', '3PLAYERS-V', '3SCOUT'];

/** Reads a file of Data Volley, or of a program that writes its form: sections, then a row for each touch. */
export async function readDvw(
  file: string,
  context: ReadContext,
): Promise<{ match: Match; symbols: Symbols }> {
  const text = textOf(await readBytes(file));
  if (text.trim() === '') throw new FeedFileError(file, 'file', 'empty');
  const sections = sectionsOf(text);
  const missing = needed.find((name) => !sections.has(name));
  if (missing) throw new FeedFileError(file, 'file', `no section [${missing}]`);
  const [told, serial] = sections.get('3MATCH') ?? [];
  const cell = (line: Line | undefined, index: number) => line?.cells[index]?.trim() ?? '';
  const more = sections.get('3MORE')?.[0];
  const generator = sections.get('3DATAVOLLEYSCOUT') ?? [];
  const date = dayOf(cell(told, 0), {
    others: generator.flatMap(
      ({ cells }) => /^GENERATOR-DAY: (.+)/.exec(cells.join(';'))?.[1] ?? [],
    ),
    serial: cell(serial, 2),
    name: basename(file),
  });
  const teams = { home: teamOf(file, sections, 'home'), away: teamOf(file, sections, 'away') };
  const symbols = symbolsOf(sections.get('3WINNINGSYMBOLS')?.[0]);
  const [league = '', ...parts] = cell(told, 3).split(/\s*-\s+/);
  const season = cell(told, 2);
  const sets = setsOf(file, sections, context);
  const match: Match = {
    id: idOf(date ?? cell(told, 0), teams, sets),
    league: league.replace(/\s*\d{4}\/\d{2,4}$/, '').trim() || null,
    stage: parts.at(-1)?.trim() || (parts.length === 0 && cell(told, 4)) || null,
    round: /^\d{1,3}$/.test(cell(told, 6)) ? `Round ${Number(cell(told, 6))}` : null,
    season: season === '' ? (date?.slice(0, 4) ?? null) : season.slice(0, 40),
    date,
    startsAt: null,
    venue: venueOf(cell(more, 4), cell(more, 3)),
    teams,
    sets,
    told: setsTold(sections),
  };
  return { match, symbols };
}

function sectionsOf(text: string): Sections {
  const sections = new Map<string, Line[]>();
  let section: Line[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const name = /^\[(3[A-Z-]+)\]/.exec(raw)?.[1];
    if (name) {
      section = [];
      sections.set(name, section);
    } else if (raw.trim() !== '') section.push({ line: index + 1, cells: raw.split(';') });
  }
  return sections;
}

function venueOf(hall: string, city: string): string | null {
  if (hall === '' || city === '' || plain(hall).includes(plain(city))) return hall || city || null;
  return `${hall}, ${city}`;
}

function teamOf(file: string, sections: Sections, side: Side): Team {
  const line = sections.get('3TEAMS')?.[side === 'home' ? 0 : 1];
  const name = line?.cells[1]?.trim();
  if (!name) throw new FeedFileError(file, '[3TEAMS]', `no ${side} team`);
  const players = sections.get(side === 'home' ? '3PLAYERS-H' : '3PLAYERS-V') ?? [];
  return {
    id: plain(name),
    name,
    coach: line?.cells[3]?.trim() || null,
    players: players.map((one) => playerOf(file, one, name)),
  };
}

function setsTold(sections: Sections): ScorePair | null {
  const [home, away] = [0, 1].map(
    (index) => sections.get('3TEAMS')?.[index]?.cells[2]?.trim() ?? '',
  );
  return /^\d$/.test(home!) && /^\d$/.test(away!)
    ? { home: Number(home), away: Number(away) }
    : null;
}

function playerOf(file: string, { line, cells }: Line, team: string): Player {
  const cell = (index: number) => cells[index]?.trim() ?? '';
  const number = Number(cell(1));
  const name = [cell(10), cell(9)].filter((part) => part !== '').join(' ');
  if (!Number.isInteger(number) || cell(1) === '') {
    throw new FeedFileError(file, `line ${line}`, 'a player without a number');
  }
  return {
    id: cell(8) || `${plain(team)}-${number}`,
    number,
    name: name || `#${number}`,
    position: cell(12) === 'L' ? 'L' : positionOf(Number(cell(13))),
  };
}

/** Four values that lose and four that win, for each skill in turn. */
function symbolsOf(line: Line | undefined): Symbols {
  const text = line?.cells[0] ?? '';
  if (text.length !== 56) return usualSymbols;
  const part = (at: number) => text.slice(at, at + 4).replaceAll('~', '');
  const order: readonly Skill[] = ['S', 'R', 'A', 'B', 'D', 'E', 'F'];
  return Object.fromEntries(
    order.map((skill, index) => [skill, { lost: part(index * 8), won: part(index * 8 + 4) }]),
  ) as Symbols;
}

const touchForm = new RegExp(`^[*a](\\d\\d|\\$\\$)([${skills.join('')}&]).(.)`);
/** Set-up of the setter and her place; remarks. */
const others = /^([*a][Pz]\d|[*a]\$|\*\*|>|[*a]!|[*a]?R$)/;

function setsOf(file: string, sections: Sections, context: ReadContext): PlayedSet[] {
  const told = (sections.get('3SET') ?? []).map(({ cells }) => scoreIn(cells[4]));
  const sets = new Map<number, PlayedSet>();
  const setAt = (number: number): PlayedSet => {
    const result = told[number - 1] ?? null;
    const set = sets.get(number) ?? { number, events: [], result, isOver: result !== null };
    sets.set(number, set);
    return set;
  };
  for (const [index, score] of told.entries()) if (score) setAt(index + 1);

  let score: ScorePair = { home: 0, away: 0 };
  let touches: Touch[] = [];
  let served: { at: number | null; court: Record<Side, number[]> | null } | null = null;
  let clock: number | null = null;
  let start: number | null = null;
  const seen = new Set<string>();
  let before = '';
  for (const row of sections.get('3SCOUT') ?? []) {
    const { line, cells } = row;
    const code = cells[0] ?? '';
    const number = Number(cells[8]);
    if (cells.length < 9) throw new FeedFileError(file, `line ${line}`, 'cut off');
    if (!Number.isInteger(number) || number < 1 || number > 5) {
      throw new FeedFileError(file, `line ${line}`, `no set ${cells[8]}`);
    }
    const time = secondsOf(cells[7] ?? '');
    // A row that stands twice, to the second or at once, is the same.
    const text = cells.join(';');
    if (text === before || (time !== null && seen.has(text))) continue;
    before = text;
    seen.add(text);
    if (time !== null) {
      // A match may go on past midnight.
      clock = clock !== null && time < clock - 43_200 ? time + 86_400 : time;
      start ??= clock;
    }
    const at = clock === null || start === null ? null : clock - start;
    const side: Side = code.startsWith('a') ? 'away' : 'home';
    const set = setAt(number);
    const add = (event: Event) => set.events.push(event);

    const point = /^[*a]p(\d+):(\d+)/.exec(code);
    const change = /^[*a]c(\d+):(\d+)/.exec(code);
    const touch = touchForm.exec(code);
    if (/^\*\*\dset/.test(code)) {
      // The row has the number of the set to come.
      setAt(Number(code.charAt(2))).isOver = true;
      if (sets.get(number)?.events.length === 0 && !told[number - 1]) sets.delete(number);
      score = { home: 0, away: 0 };
    } else if (point) {
      score = { home: Number(point[1]), away: Number(point[2]) };
      const { at: begins = null, court = null } = served ?? {};
      add({ kind: 'rally', at, begins, score, winner: side, touches, court });
      touches = [];
      served = null;
    } else if (change) {
      add({ kind: 'substitution', at, score, side, out: Number(change[1]), in: Number(change[2]) });
    } else if (/^[*a]T/.test(code)) {
      add({ kind: 'timeout', at, score, side });
    } else if (touch) {
      const [, who = '', skill = '', value = ''] = touch;
      if (skill === '&' || who === '$$') continue;
      if (skill === 'S') served = { at, court: courtOf(cells) };
      touches.push({ side, number: Number(who), skill: skill as Skill, value });
    } else if (!others.test(code)) {
      context.quarantine({
        file,
        place: `line ${line}`,
        reason: `no row is coded ${code}`,
        raw: code,
      });
    }
  }
  return [...sets.values()].sort((a, b) => a.number - b.number);
}

function scoreIn(text: string | undefined): ScorePair | null {
  const [, home, away] = /^\s*(\d+)\s*-\s*(\d+)/.exec(text ?? '') ?? [];
  return home ? { home: Number(home), away: Number(away) } : null;
}

function courtOf(cells: readonly string[]): Record<Side, number[]> | null {
  const numbers = cells.slice(14, 26).map((cell) => (cell === '' ? Number.NaN : Number(cell)));
  if (numbers.length < 12 || !numbers.every((number) => number >= 0 && number < 1000)) return null;
  return { home: numbers.slice(0, 6), away: numbers.slice(6) };
}

function secondsOf(time: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,2})[.:](\d{2})[.:](\d{2})/.exec(time) ?? [];
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}
