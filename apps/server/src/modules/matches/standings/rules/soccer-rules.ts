import type { Carry, Criterion } from '../types.ts';

/** What holds from a season on, by the season's first year; the latest first year that is reached counts. */
export type Since<Value> = Readonly<Record<number, Value>>;
type Criteria = readonly Criterion[];

export function inYear<Value>(since: Since<Value>, year: number): Value | undefined {
  const [latest] = Object.keys(since)
    .map(Number)
    .filter((first) => first <= year)
    .sort((a, b) => b - a);
  return latest === undefined ? undefined : since[latest];
}

const mutualOnly = ['mutualPoints', 'mutualDifference', 'mutualScored'] as const;
const difference: Criteria = ['points', 'difference', 'scored'];
const average: Criteria = ['points', 'average', 'scored'];
const wins: Criteria = ['points', 'wins', 'difference', 'scored'];
const mutual: Criteria = ['points', ...mutualOnly, 'difference', 'scored'];
/** Goals scored among the level do not count, only their difference. */
const mutualLess: Criteria = ['points', 'mutualPoints', 'mutualDifference', 'difference', 'scored'];
const mutualAway: Criteria = ['points', ...mutualOnly, 'mutualAwayScored', 'difference', 'scored'];
const portuguese = ['points', 'mutualPoints', 'mutualDifference'] as const;
const differenceThenMutual: Criteria = [...difference, ...mutualOnly];

/** Where nothing is known: goal difference; before 1970 goal average. */
export const usualOrder: Since<Criteria> = { 0: average, 1970: difference };

interface Association {
  /** First season in which a win gave three points; 1995, with FIFA, if it is not said. */
  threePoints?: number;
  /** How it orders its leagues; before the first year that is not known. */
  order?: Since<Criteria>;
  /** What a split takes along; all of it if it is not said. By parts of the stage's name. */
  carry?: Since<Readonly<Record<string, Carry>>>;
}

const all: Carry = { points: 'all', matches: true };
const afresh: Carry = { points: 'none', matches: false };
const halfUp: Carry = { points: 'half', odd: 'up', matches: false };
const belgian: Carry = { ...halfUp, order: ['rounding', 'placeBefore'] };

/** Leagues by country. The years of three points are an encyclopaedia's ("Three points for a win"). */
export const associations: Readonly<Record<string, Association>> = {
  'GB-ENG': {
    threePoints: 1981,
    order: { 1888: average, 1976: difference, 2019: differenceThenMutual },
  },
  'GB-SCT': { threePoints: 1994, order: { 1921: average, 1971: difference } },
  'GB-WLS': { threePoints: 1992, order: { 1992: difference } },
  'GB-NIR': { threePoints: 1986, order: { 1986: difference } },
  IE: { threePoints: 1993, order: { 1993: difference } },
  DE: { order: { 1963: average, 1969: differenceThenMutual } },
  ES: { order: { 1950: mutualLess } },
  IT: { threePoints: 1994, order: { 1994: difference, 2005: mutualLess } },
  FR: {
    threePoints: 1994,
    order: {
      1970: difference,
      2017: ['points', 'difference', ...mutualOnly, 'mutualAwayScored', 'scored'],
    },
  },
  PT: {
    order: {
      1995: [...portuguese, 'mutualAwayScored', 'difference', 'wins', 'scored'],
      2021: [...portuguese, 'difference', 'wins', 'scored'],
    },
  },
  NL: { order: { 1970: differenceThenMutual } },
  BE: {
    order: { 1960: wins },
    carry: {
      2009: { europ: afresh, relegation: all, '': belgian },
      2020: { '': belgian },
      2023: { relegation: { ...belgian, points: 'all' }, '': belgian },
    },
  },
  AT: {
    order: { 1974: difference, 2021: mutualAway, 2022: mutual },
    carry: { 2018: { '': { points: 'half', odd: 'down', matches: true } } },
  },
  CH: { order: { 1980: difference } },
  TR: { threePoints: 1987, order: { 1987: difference, 2010: mutualLess } },
  GR: {
    threePoints: 1992,
    order: { 2000: mutual },
    carry: {
      2024: { ecl: { ...halfUp, matches: true }, conference: { ...halfUp, matches: true } },
    },
  },
  RU: {
    order: {
      1995: ['points', 'wins', ...mutualOnly, 'difference', 'scored'],
      2017: ['points', ...mutualOnly, 'mutualAwayScored', 'wins', 'difference', 'scored'],
    },
  },
  UA: { threePoints: 1994, order: { 2010: mutual } },
  PL: {
    order: { 1995: mutual },
    carry: { 2013: { '': { ...halfUp, matches: true } }, 2017: { '': all } },
  },
  CZ: { threePoints: 1994, order: { 1994: difference, 2018: mutual } },
  SK: { threePoints: 1994, order: { 1994: difference } },
  HU: { threePoints: 1994, order: { 1994: wins } },
  RO: { threePoints: 1994, order: { 1994: mutual }, carry: { 2015: { '': halfUp } } },
  BG: { threePoints: 1993, order: { 2000: mutual } },
  HR: { threePoints: 1994, order: { 2010: mutual } },
  SI: { order: { 1995: mutual } },
  SE: { threePoints: 1990, order: { 1970: difference } },
  NO: { threePoints: 1988, order: { 1970: difference } },
  DK: { order: { 1970: difference } },
  FI: { threePoints: 1991, order: { 1970: difference } },
  IS: { threePoints: 1984, order: { 1970: difference } },
  CY: { threePoints: 1991, order: { 1995: mutual } },
  IL: { threePoints: 1982, order: { 1982: difference } },
  GE: { threePoints: 1990 },
  EE: { threePoints: 1994 },
  KZ: { threePoints: 1994 },
  MT: { threePoints: 1994 },
  MD: { threePoints: 1994 },
  BR: { order: { 1971: wins } },
  AR: { order: { 1967: difference } },
  CO: { order: { 1970: difference } },
  CL: { order: { 1990: difference } },
  MX: { order: { 1970: differenceThenMutual } },
  US: { order: { 2001: mutual, 2012: wins } },
  JP: { threePoints: 1988, order: { 1999: differenceThenMutual } },
  KR: {
    threePoints: 1994,
    order: { 1994: difference, 2016: ['points', 'scored', 'difference', 'wins'] },
  },
  CN: { order: { 2004: mutual } },
  AU: { threePoints: 1992, order: { 2005: difference } },
  HK: { threePoints: 1987 },
  IR: { threePoints: 1994 },
  IQ: { threePoints: 1994 },
  NZ: { threePoints: 1983 },
  EG: { order: { 2000: mutual } },
  MA: { order: { 2000: mutual } },
  ZA: { order: { 1996: difference } },
};

/** In the Americas what follows a league begins anew, unless a country's rules say otherwise. */
const anew = new Set('AR BO BR CA CL CO CR EC GT HN MX PA PE PY SV US UY VE'.split(' '));

export function carryOf(country: string | null, year: number, stage: string): Carry {
  if (!country || anew.has(country)) return afresh;
  const byName = inYear(associations[country]?.carry ?? {}, year) ?? {};
  const [, found] = Object.entries(byName).find(([part]) => stage.includes(part)) ?? [];
  return found ?? all;
}

interface Tournament extends Association {
  name: RegExp;
}

/** Competitions between countries; the first whose name fits. */
export const tournaments: readonly Tournament[] = [
  { name: /club world cup/i, order: { 2000: difference, 2025: mutual } },
  { name: /world cup.*quali|quali.*world cup/i, order: { 1994: differenceThenMutual } },
  {
    name: /women'?s world cup/i,
    threePoints: 1995,
    order: { 1991: [...differenceThenMutual, 'decided'] },
  },
  {
    name: /world cup|worldcup|fifa/i,
    threePoints: 1994,
    order: {
      1930: ['points', 'playOff', 'average', 'difference', 'decided'],
      1962: ['points', 'average', 'scored', 'decided'],
      1970: ['points', 'difference', 'scored', 'decided'],
      1986: [...differenceThenMutual, 'decided'],
      2026: [...mutual, 'decided'],
    },
  },
  {
    name: /africa.*(nations|cup)|afcon|\bcaf\b/i,
    threePoints: 1996,
    order: { 1998: [...mutual, 'decided'] },
  },
  { name: /\bafc\b.*league elite/i, order: { 2024: differenceThenMutual } },
  { name: /\basian\b|\bafc\b/i, threePoints: 1994, order: { 2004: mutual } },
  { name: /gold cup|concacaf/i, order: { 1991: difference } },
  {
    name: /libertadores|sudamericana|sul-?americana/i,
    order: { 1995: [...difference, 'awayScored'], 2026: mutual },
  },
  { name: /copa am[eé]rica|south american/i, order: { 1975: differenceThenMutual } },
  {
    name: /\beuro\b.*quali|quali.*\beuro\b|european.*quali/i,
    order: { 1994: mutualAway, 2022: mutual },
  },
  {
    name: /\beuro\b|european championship/i,
    threePoints: 1996,
    order: { 1980: difference, 1996: [...mutual, 'decided'] },
  },
  {
    name: /champions league|europa league|conference league|uefa cup|\buefa\b|nations league/i,
    order: {
      1994: mutualAway,
      2021: mutual,
      2024: [...difference, 'awayScored', 'wins', 'awayWins'],
    },
  },
  { name: /olympic/i, threePoints: 1996, order: { 1996: differenceThenMutual } },
];
