/**
 * A figure over matches: a sum or a best with the matches that tell it, a rate with what it is a rate of. Pairs add
 * up, so that a season is as right as its matches, and a career as its seasons.
 */
export type FigurePair = [number, number];
/** By the key of the figure; what nobody tells is absent. */
export type Figures = Record<string, FigurePair>;

/** Keys of what matches tell that are added up, `-` before what is taken away. Of the first alone it must be told. */
type Terms = readonly [string, ...string[]];

interface Named {
  key: string;
  /** Less is better. */
  low?: true;
  /** Counts matches, not what is done in one: it has no mean. */
  counts?: true;
}
export interface Rate extends Named {
  by: 'rate';
  part: Terms;
  whole: Terms;
  times: number;
  digits: number;
}
/** As what a number is shown that is no plain one: balls as overs, minutes with their seconds, a difference with its sign. */
type Shows = 'innings' | 'overs' | 'minutes' | 'signed';
/** How the figures of several matches make one. Of a `match` they make none. */
export type Figure = (Named & { by: 'sum' | 'best' | 'match'; shows?: Shows }) | Rate;

/** Figures that stand in a table together, in its order: who has none of them stands in none. */
export interface FigureTable {
  key: string;
  /** What it is sorted by before anybody asks otherwise. */
  lead: string;
  figures: readonly Figure[];
}

export const sum = (...keys: string[]): Figure[] => keys.map((key) => ({ key, by: 'sum' }));
export const best = (key: string): Figure => ({ key, by: 'best' });
export const ofMatch = (...keys: string[]): Figure[] => keys.map((key) => ({ key, by: 'match' }));
export const low = (...figures: Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, low: true }));

/** Of matches: how many were won, begun, ended without a goal conceded. */
export const counts = (...keys: string[]): Figure[] =>
  sum(...keys).map((figure) => ({ ...figure, counts: true }));

type Keys = string | Terms;
const terms = (keys: Keys): Terms => (typeof keys === 'string' ? [keys] : keys);

export const rate = (key: string, part: Keys, whole: Keys, digits = 1, times = 1): Rate => ({
  key,
  by: 'rate',
  part: terms(part),
  whole: terms(whole),
  times,
  digits,
});
/** In hundredths. */
export const share = (key: string, part: Keys, whole: Keys): Rate => rate(key, part, whole, 1, 100);

export const table = (key: string, lead: string, ...figures: Figure[]): FigureTable => ({
  key,
  lead,
  figures,
});

/** A match's figures, from what it tells of one who took part. */
export function figuresOf(
  tables: readonly FigureTable[],
  told: Readonly<Record<string, number>>,
): Figures {
  const made: Figures = {};
  for (const figure of tables.flatMap((table) => table.figures)) {
    const pair = pairOf(figure, told);
    if (pair) made[figure.key] = pair;
  }
  return made;
}

function pairOf(figure: Figure, told: Readonly<Record<string, number>>): FigurePair | null {
  if (figure.by !== 'rate') {
    const value = told[figure.key];
    return value === undefined ? null : [value, 1];
  }
  const [part, whole] = [total(figure.part, told), total(figure.whole, told)];
  return part === null || whole === null || (part === 0 && whole === 0) ? null : [part, whole];
}

function total(terms: Terms, told: Readonly<Record<string, number>>): number | null {
  if (told[terms[0]] === undefined) return null;
  return terms.reduce((all, term) => {
    const value = told[term.replace(/^-/, '')] ?? 0;
    return term.startsWith('-') ? all - value : all + value;
  }, 0);
}

/** Several of one sport as one: what makes a career of seasons. */
export function addFigures(tables: readonly FigureTable[], lines: readonly Figures[]): Figures {
  const made: Figures = {};
  for (const { key, by } of tables.flatMap((table) => table.figures)) {
    const told = lines.flatMap((line) => (line[key] ? [line[key]] : []));
    if (told.length === 0 || by === 'match') continue;
    const over = told.reduce((all, [, one]) => all + one, 0);
    const values = told.map(([value]) => value);
    made[key] = [
      by === 'best' ? Math.max(...values) : values.reduce((all, one) => all + one),
      over,
    ];
  }
  return made;
}

export type Means = 'totals' | 'means';

/** Whether a table of totals or of means has a column for it. */
export const isShown = ({ by, counts }: Figure, means: Means): boolean =>
  by !== 'match' && !(counts && means === 'means');

/** What a table shows of a pair: the whole or, of sums, the mean of the matches that tell it; null of nothing. */
export function amountOf(
  figure: Figure,
  pair: FigurePair | undefined,
  means: Means,
): number | null {
  if (!pair) return null;
  const [value, over] = pair;
  if (figure.by === 'rate') return over === 0 ? null : (value / over) * figure.times;
  return means === 'means' && figure.by === 'sum' ? value / over : value;
}

/** Pairs of any keys, each added up. */
export function addPairs(lines: readonly Figures[]): Figures {
  const made: Figures = {};
  for (const [key, [value, over]] of lines.flatMap((line) => Object.entries(line))) {
    const [before, beforeOver] = made[key] ?? [0, 0];
    made[key] = [before + value, beforeOver + over];
  }
  return made;
}

/** Whether a table shows a line: something in it is told, and not all of it is 0. */
export const isIn = ({ figures: own }: FigureTable, line: Figures): boolean =>
  own.some(({ key }) => line[key] !== undefined && line[key][0] !== 0);

/** Without what is told of fewer than half of the matches, and the rates that are made of it. */
export function wellTold(tables: readonly FigureTable[], line: Figures, matches: number): Figures {
  const all = tables.flatMap((table) => table.figures);
  const scant = new Set(
    all.flatMap(({ key, by }) =>
      by !== 'rate' && line[key] && line[key][1] * 2 < matches ? [key] : [],
    ),
  );
  for (const figure of all) {
    if (figure.by === 'rate' && figure.part.some((term) => scant.has(term))) scant.add(figure.key);
  }
  return Object.fromEntries(Object.entries(line).filter(([key]) => !scant.has(key)));
}
