import { pageSize } from '@xiongmao/api/fields/page-size';
import {
  amountOf,
  type Figure,
  type FigureTable,
  isIn,
  isShown,
  type Means,
} from '@xiongmao/api/library/figures/figure';
import type { Rank, RankedLine, Ranking, Subject } from '@xiongmao/api/library/lines/shapes';
import type { Counted, SeasonLines } from './season-lines.ts';

export interface RankingQuery {
  table?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  means: Means;
  q?: string | undefined;
  teamId?: number | undefined;
  page: number;
}

/** The table of a sport's that holds kills by weapon: it has no figures of its own. */
export const weaponTable = 'weapons';

/** A page of a season's table; `called` are the ids of those that other names than the shown one find. */
export function rankLines(
  { season, league, tables, lines }: SeasonLines,
  asked: RankingQuery,
  called: ReadonlySet<number> = new Set(),
): Ranking {
  const shown = tables.filter((table) => lines.some((line) => isIn(table, line.figures)));
  const hasWeapons = lines.some(({ weapons }) => weapons);
  const table = shown.find(({ key }) => key === asked.table) ?? shown[0];
  const isWeapons = hasWeapons && asked.table === weaponTable;
  const within = lines.filter((line) =>
    isWeapons ? line.weapons : table && isIn(table, line.figures),
  );
  const told = (table?.figures ?? []).filter(
    (figure) =>
      (asked.means === 'totals' || isShown(figure, asked.means)) &&
      within.some((line) => line.figures[figure.key]),
  );
  const by =
    told.find(({ key }) => key === asked.sort) ??
    told.find(({ key }) => key === table?.lead) ??
    told[0];
  const isByMatches = asked.sort === 'matches';
  const isByName = asked.sort === 'name';
  const order = asked.order ?? (isByName || (by?.low && !isByMatches) ? 'asc' : 'desc');
  const placed = by && !isByMatches && !isByName ? place(within, by, asked.means, order) : null;
  const ranked: Ranked[] = placed ?? sorted(within, isByName, order);
  const words = asked.q?.toLowerCase();
  const found = ranked.filter(
    ({ line }) =>
      (asked.teamId === undefined || line.teamIds.includes(asked.teamId)) &&
      (!words || called.has(line.id) || nameOf(line).toLowerCase().includes(words)),
  );
  const from = (asked.page - 1) * pageSize;
  const keys = told.map(({ key }) => key);
  return {
    season,
    league,
    tables: [...shown.map(({ key }) => key), ...(hasWeapons ? [weaponTable] : [])],
    table: isWeapons ? weaponTable : (table?.key ?? ''),
    keys: isWeapons ? [] : keys,
    sort: isByMatches ? 'matches' : isByName ? 'name' : (by?.key ?? ''),
    order,
    items: found.slice(from, from + pageSize).map((ranked) => itemOf(ranked, keys, isWeapons)),
    total: found.length,
    teams: teamsOf(lines),
  };
}

interface Ranked {
  place: number | null;
  line: Counted;
}

const nameOf = ({ player, team }: Counted): string => player?.name ?? team.name;

function sorted(lines: readonly Counted[], isByName: boolean, order: 'asc' | 'desc'): Ranked[] {
  const turn = order === 'asc' ? 1 : -1;
  return [...lines]
    .sort((a, b) =>
      isByName
        ? turn * nameOf(a).localeCompare(nameOf(b)) || a.id - b.id
        : turn * (a.matches - b.matches) || a.id - b.id,
    )
    .map((line) => ({ place: null, line }));
}

function itemOf({ place, line }: Ranked, keys: readonly string[], isWeapons: boolean): RankedLine {
  const { player, team, matches, figures, weapons } = line;
  return {
    ...{ place, player, team, matches, weapons: isWeapons ? weapons : null },
    figures: Object.fromEntries(keys.flatMap((key) => (figures[key] ? [[key, figures[key]]] : []))),
  };
}

function teamsOf(lines: readonly Counted[]) {
  const teams = new Map(lines.map(({ team }) => [team.id, team]));
  return [...teams.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Of what the most have, somebody must have this much to be compared: one shot that went in is no record. */
const enough = 0.2;

/** What makes somebody comparable: what a rate is a rate of; of a mean, in how many matches. */
const weightOf = (figure: Figure, { figures, matches }: Counted, means: Means): number =>
  figure.by === 'rate'
    ? (figures[figure.key]?.[1] ?? 0)
    : means === 'means' && figure.by === 'sum'
      ? matches
      : 1;

/** By a figure: those that can be compared first, each with its place, equals with the same; the others after them. */
export function place(
  lines: readonly Counted[],
  figure: Figure,
  means: Means,
  order: 'asc' | 'desc',
): Ranked[] {
  const most = Math.max(...lines.map((line) => weightOf(figure, line, means)));
  const turn = order === 'asc' ? 1 : -1;
  const valued = lines.map((line) => ({
    line,
    value: amountOf(figure, line.figures[figure.key], means),
    isIn: weightOf(figure, line, means) >= most * enough,
  }));
  const rank = ({ value, isIn }: (typeof valued)[number]) => (value === null ? 2 : isIn ? 0 : 1);
  const all = valued.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      turn * ((a.value ?? 0) - (b.value ?? 0)) ||
      b.line.matches - a.line.matches ||
      a.line.id - b.line.id,
  );
  let held = 0;
  return all.map((each, index) => {
    const { line, value, isIn } = each;
    if (value === null || !isIn) return { place: null, line };
    if (index === 0 || all[index - 1]!.value !== value) held = index + 1;
    return { place: held, line };
  });
}

/** Where one stands in each figure of a season, the best places first. */
export function ranksOf({ lines, tables }: SeasonLines, id: number, of: Subject): Rank[] {
  const own = lines.find((line) => line.id === id);
  if (!own) return [];
  return tables
    .filter((table) => isIn(table, own.figures))
    .flatMap((table) => table.figures.flatMap((figure) => rankOf(lines, table, figure, own, of)))
    .sort((a, b) => a.place - b.place);
}

function rankOf(
  lines: readonly Counted[],
  table: FigureTable,
  figure: Figure,
  own: Counted,
  subject: Subject,
): Rank[] {
  const value = amountOf(figure, own.figures[figure.key], 'totals');
  // Who hardly played has the fewest of what nobody wants.
  const isIdle = subject === 'player' && figure.low && figure.by === 'sum';
  if (!value || figure.by === 'match' || isIdle) return [];
  const within = lines.filter((line) => isIn(table, line.figures));
  const placed = place(within, figure, 'totals', figure.low ? 'asc' : 'desc');
  const at = placed.find(({ line }) => line.id === own.id)?.place;
  const of = placed.filter(({ place }) => place !== null).length;
  return at ? [{ table: table.key, key: figure.key, place: at, of }] : [];
}
