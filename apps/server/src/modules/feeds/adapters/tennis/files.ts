import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { type Csv, type CsvRow, readCsv } from '../reading/csv.ts';
import { isNotice } from '../reading/source-file.ts';
import {
  bestOf,
  type DrawPosition,
  drawPositionOf,
  eventKey,
  roundName,
  roundsOf,
} from './draw.ts';
import { type Point, pointsOf } from './points.ts';

/** A match as the files tell it, before anything is counted. */
export interface Match {
  id: string;
  place: DrawPosition;
  bestOf: number | undefined;
  round: string | undefined;
  court: string | null;
  /** In the order of the draw; one player each, or two. */
  sides: [Person[], Person[]];
  /** As told: `Complete`, `Retired`; null where nobody tells. */
  status: string | null;
  /** The first side, or the second. */
  winner: 0 | 1 | null;
  /** Who is in a later round of the event. */
  wentOn: 0 | 1 | null;
  points: Point[];
}

export interface Person {
  /** The name in small letters: most years' files tell no id. Of two of one name in a file, with the told id. */
  id: string;
  name: string;
  nation: string | null;
}

export interface Reading {
  /** By the file that lists them. */
  files: Map<string, Match[]>;
  failures: FeedFileError[];
}

const listed = ['match_id', 'player1', 'player2'];
const isPoints = (file: string) => /points/i.test(basename(file));

/**
 * The matches of the given files, with what is told of them beside: a list of matches and the points of them are two
 * files of one name, and either is read with the other.
 */
export async function readMatches(
  files: readonly string[],
  context: ReadContext,
): Promise<Reading> {
  const reading: Reading = { files: new Map(), failures: [] };
  const given = files.filter((file) => !isNotice(file) && !isDictionary(file)).sort();
  for (const [list, points] of pairsOf(given)) {
    try {
      if (!list) throw new FeedFileError(points!, 'file', 'no list of its matches beside it');
      const told = points
        ? await pointsOf(points).catch((error) => withoutPoints(error, reading))
        : new Map<string, Point[]>();
      const matches = matchesOf(list, await readCsv(list, listed), told);
      const known = new Set(matches.map(({ id }) => id));
      for (const [id, [first]] of told) {
        if (known.has(id)) continue;
        const reason = `${basename(list)} lists no match ${id}`;
        context.quarantine({
          file: points!,
          place: `line ${first?.line}`,
          reason,
          raw: { match: id },
        });
      }
      reading.files.set(given.includes(list) ? list : points!, matches);
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      reading.failures.push(error);
    }
  }
  return reading;
}

/** A list says who won also where its points can't be read. */
function withoutPoints(error: unknown, { failures }: Reading): Map<string, Point[]> {
  if (!(error instanceof FeedFileError)) throw error;
  failures.push(error);
  return new Map();
}

/** The columns' codes in words. */
const isDictionary = (file: string) => /dictionary.*\.txt$/i.test(basename(file));

function pairsOf(given: readonly string[]): [list: string | null, points: string | null][] {
  const lists = given.filter((file) => !isPoints(file));
  const pairs = lists.map((list): [string, string | null] => [list, beside(list, given)]);
  const taken = new Set(pairs.map(([, points]) => points));
  const alone = given.filter((file) => isPoints(file) && !taken.has(file));
  return [...pairs, ...alone.map((file): [string | null, string] => [beside(file, given), file])];
}

/** The other file of a pair: given as well, or in the same folder. */
function beside(file: string, given: readonly string[]): string | null {
  const [from, to] = isPoints(file) ? ['points', 'matches'] : ['matches', 'points'];
  const plain = basename(file).replace(/\.gz$/, '').replace(new RegExp(from, 'i'), to);
  if (plain === basename(file).replace(/\.gz$/, '')) return null;
  const names = [plain, `${plain}.gz`].map((name) => join(dirname(file), name));
  return (
    names.find((name) => given.includes(name)) ?? names.find((name) => existsSync(name)) ?? null
  );
}

function matchesOf(file: string, list: Csv, points: ReadonlyMap<string, Point[]>): Match[] {
  const seen = new Map<string, number>();
  const shared = sharedNames(list);
  const told = list.rows.map(({ line, cells }) => {
    const id = cells.match_id?.trim() ?? '';
    const [, year = '', slam = '', number = ''] = /^(\d{4})-([a-z]+)-(\w+)$/i.exec(id) ?? [];
    if (number === '') throw new FeedFileError(file, `line ${line}`, `no match's id: ${id}`);
    const before = seen.get(id);
    if (before) throw new FeedFileError(file, `line ${line}`, `${id} stands on line ${before}`);
    seen.set(id, line);
    const place = drawPositionOf(slam, year, number);
    return {
      place,
      match: matchOf(file, { line, cells }, id, place, points.get(id) ?? [], shared),
    };
  });
  const rounds = roundsOf(told.map(({ place }) => place));
  const matches = told.map(({ place, match }) => ({ ...match, round: roundName(place, rounds) }));
  for (const group of Map.groupBy(matches, ({ place }) => eventKey(place)).values()) {
    for (const match of group) match.wentOn = whoWentOn(match, group);
  }
  return matches;
}

function matchOf(
  file: string,
  { line, cells }: CsvRow,
  id: string,
  place: DrawPosition,
  points: Point[],
  shared: ReadonlySet<string>,
): Match {
  const text = (column: string) => cells[column]?.trim() || null;
  const side = (number: 1 | 2): Person[] => {
    const person = (name: string | null, ids: string, nation: string): Person[] =>
      name ? [{ id: personId(name, text(ids), shared), name, nation: text(nation) }] : [];
    return [
      ...person(text(`player${number}`), `player${number}id`, `nation${number}`),
      ...person(text(`partner${number}`), `partner${number}id`, `nation_partner${number}`),
    ];
  };
  const sides: Match['sides'] = [side(1), side(2)];
  if (sides.some((players) => players.length === 0)) {
    throw new FeedFileError(file, `line ${line}`, 'a side without a name');
  }
  const winner = text('winner');
  if (winner !== null && !/^[012](\.0)?$/.test(winner)) {
    throw new FeedFileError(file, `line ${line}`, `winner: ${winner} is neither 1 nor 2`);
  }
  return {
    id,
    place,
    bestOf: bestOf(place),
    round: undefined,
    court: text('court_name'),
    sides,
    status: text('status'),
    winner: Number(winner) === 1 ? 0 : Number(winner) === 2 ? 1 : null,
    wentOn: null,
    points,
  };
}

const places = ['player1', 'player2', 'partner1', 'partner2'];

/** Names that stand with more than one id. */
function sharedNames({ rows }: Csv): Set<string> {
  const ids = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    for (const place of places) {
      const id = cells[`${place}id`]?.trim();
      const name = folded(cells[place]?.trim() ?? '');
      if (id) ids.set(name, (ids.get(name) ?? new Set()).add(id));
    }
  }
  return new Set([...ids].flatMap(([name, { size }]) => (size > 1 ? name : [])));
}

function personId(name: string, told: string | null, shared: ReadonlySet<string>): string {
  const known = folded(name);
  const mark = told !== null && shared.has(known) ? ` (${told})` : '';
  return `${known.slice(0, 60 - mark.length)}${mark}`;
}

const folded = (name: string) => name.toLowerCase();

function whoWentOn({ place, sides }: Match, event: readonly Match[]): 0 | 1 | null {
  const later = event.filter((other) => (other.place.round ?? 0) > (place.round ?? 99));
  const isThere = (side: Person[]) =>
    later.some((other) => other.sides.some((one) => namesOf(one) === namesOf(side)));
  const [first, second] = [isThere(sides[0]), isThere(sides[1])];
  return first === second ? null : first ? 0 : 1;
}

const namesOf = (side: readonly Person[]) =>
  side
    .map(({ id }) => id)
    .sort()
    .join(' / ');
