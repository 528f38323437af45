import type { SportKey } from '@xiongmao/api/catalogue/sports';
import type { Criterion } from '../types.ts';
import type { Since } from './soccer-rules.ts';

/** By country, first year of the season, and a part of a side's name. */
type Rulings = Readonly<Record<string, Readonly<Record<number, Record<string, number>>>>>;

/**
 * Points that associations took away or gave, by country and first year of the season, as their published
 * tables of leagues count them. A side is known by a part of its name.
 */
export const adjustments: Rulings = {
  'GB-ENG': {
    1890: { Sunderland: -2 },
    1926: { 'Stockport County': -2 },
    1973: { 'Preston North End': -1, 'Newport County': -1 },
    1974: { Aldershot: -1 },
    1981: { 'Bristol Rovers': -2, 'Mansfield Town': -2 },
    1982: { Blackpool: -2 },
    1987: { 'Halifax Town': -1, 'Tranmere Rovers': -2 },
    1990: { Arsenal: -2, 'Manchester United': -1 },
    1996: { Middlesbrough: -3, Brighton: -2 },
    1997: { 'Leyton Orient': -3 },
    2000: { Chesterfield: -9 },
    2002: { Boston: -4 },
    2004: { Wrexham: -10, Cambridge: -10 },
    2006: { 'Leeds United': -10, Rotherham: -10, Boston: -10 },
    2007: { 'Leeds United': -15, Bournemouth: -10, Luton: -10, Rotherham: -10 },
    2008: { Luton: -30, Bournemouth: -17, Rotherham: -17, Darlington: -10, Stockport: -10 },
    2009: { Portsmouth: -9, 'Crystal Palace': -10, Southampton: -10, Hartlepool: -3 },
    2010: { Plymouth: -10, Hereford: -3, Torquay: -1 },
    2011: { Portsmouth: -10, 'Port Vale': -10 },
    2012: { Portsmouth: -10, Coventry: -10 },
    2013: { Coventry: -10, 'AFC Wimbledon': -3 },
    2014: { Rotherham: -3 },
    2015: { Bury: -3 },
    2018: { Birmingham: -9 },
    2019: { Wigan: -12, Bolton: -12, Macclesfield: -17 },
    2020: { 'Sheffield Wednesday': -6 },
    2021: { Derby: -21, Reading: -6 },
    2022: { Reading: -6, Wigan: -6 },
    2023: { Everton: -8, 'Nottingham Forest': -4, Reading: -6, Wigan: -8, Morecambe: -3 },
    2024: { 'Sheffield United': -2 },
    2025: { 'Sheffield Wednesday': -18, Leicester: -6 },
  },
  'GB-SCT': {
    2007: { Gretna: -10 },
    2010: { 'Dundee FC': -25 },
    2011: { Rangers: -10 },
    2012: { Dunfermline: -15 },
    2013: { Hearts: -15, Midlothian: -15 },
    2024: { Inverness: -15, Dumbarton: -15 },
  },
  DE: {
    1993: { 'Dynamo Dresden': -4 },
    1999: { 'Eintracht Frankfurt': -2 },
    2003: { Kaiserslautern: -3 },
    2010: { Bielefeld: -3 },
    2014: { Aalen: -2, Unterhaching: -2 },
    2015: { Sandhausen: -3 },
    2016: { Aalen: -9, 'FSV Frankfurt': -9 },
    2017: { Erfurt: -10, Chemnitz: -9 },
    2020: { Uerdingen: -3 },
  },
  AT: { 2022: { 'Austria Wien': -3 } },
  ES: { 2018: { Reus: -21 } },
  FR: { 2021: { Lyon: -1, Nice: -1 }, 2022: { 'Saint-Étienne': -3 }, 2023: { Montpellier: -1 } },
  IT: {
    2006: { Fiorentina: -15, Reggina: -11, 'AC Milan': -8, Lazio: -3, Siena: -1 },
    2010: { Bologna: -3 },
    2011: { Atalanta: -6 },
    2012: { Siena: -6, Atalanta: -2, Sampdoria: -1, Torino: -1 },
    2013: { Siena: -8, Bari: -4, Reggina: -1 },
    2014: { Parma: -7, Brescia: -6, Varese: -4 },
    2015: { Lanciano: -4, Novara: -2 },
    2016: { Latina: -7, Pisa: -4, Avellino: -2, Benevento: -1 },
    2017: { Bari: -2 },
    2018: { Chievo: -3, Palermo: -20, Foggia: -6 },
    2019: { Trapani: -2 },
    2022: { Juventus: -10, Reggina: -5 },
    2024: { Cosenza: -4, Brescia: -4 },
  },
  CH: { 2011: { Sion: -36 } },
  GR: { 2018: { PAOK: -2, AEK: -3, Panathinaikos: -11 } },
  NL: { 2023: { Vitesse: -18 } },
  BR: { 2013: { Flamengo: -4, Portuguesa: -4 } },
  TR: { 2024: { 'Adana Demir': -12 } },
  CN: { 2013: { 'Shanghai Shenhua': -6, 'Tianjin Teda': -6 } },
  AU: { 2006: { 'Sydney FC': -3 } },
};

/** Those taken when the points had been halved for a split: only the table after it counts them. */
export const adjustmentsAfterSplit: Rulings = { AT: { 2019: { LASK: -4 } } };

/** Seasons that were broken off and decided by points per match. */
export const decidedPerMatch: readonly {
  country: string;
  year: number;
  name: RegExp;
  order: readonly Criterion[];
}[] = [
  {
    country: 'FR',
    year: 2019,
    name: /ligue/i,
    order: ['pointsPerMatch', 'mutualPoints', 'mutualDifference', 'difference', 'scored'],
  },
  {
    country: 'GB-SCT',
    year: 2019,
    name: /./,
    order: ['pointsPerMatch', 'difference', 'scored'],
  },
  {
    country: 'GB-ENG',
    year: 2019,
    name: /league (one|two)/i,
    order: ['pointsPerMatch', 'difference', 'scored'],
  },
];

/** Who was put before whom by lots or by cards, where no figure could: tournament, year, sides in order. */
export const decisions: readonly { name: RegExp; year: number; order: readonly string[] }[] = [
  { name: /world cup/i, year: 1970, order: ['Soviet Union', 'Mexico'] },
  { name: /world cup/i, year: 1990, order: ['Ireland', 'Netherlands'] },
  { name: /world cup/i, year: 2018, order: ['Japan', 'Senegal'] },
  { name: /euro/i, year: 2024, order: ['Denmark', 'Slovenia'] },
  { name: /africa/i, year: 2015, order: ['Guinea', 'Mali'] },
];

/** Play-offs in which the better placed of the league goes on from a level tie, from a season on. */
export const placeDecides: readonly { country: string; name: RegExp; from: number }[] = [
  { country: 'IT', name: /serie b/i, from: 2013 },
];

interface Conferences {
  sport: SportKey;
  name: RegExp;
  /** What tells a side: its abbreviation, or a part of its name. */
  by: 'abbr' | 'name';
  /** Sides of each, by the first year in which it was so; none of earlier seasons. */
  sides: Since<Readonly<Record<string, readonly string[]>>>;
}

const east = [
  ...['Atlanta', 'Charlotte', 'Chicago', 'Cincinnati', 'Columbus', 'D.C.', 'DC United', 'Miami'],
  ...['Montreal', 'New England', 'New York', 'Orlando', 'Philadelphia', 'Toronto'],
];
const west = [
  ...['Austin', 'Colorado', 'Dallas', 'Houston', 'Kansas City', 'LA Galaxy', 'LAFC'],
  ...['Los Angeles', 'Minnesota', 'Portland', 'Salt Lake', 'San Diego', 'San Jose', 'Seattle'],
  ...['St. Louis', 'St Louis', 'Vancouver'],
];
const nashvilleInEast = {
  'Eastern Conference': [...east, 'Nashville'],
  'Western Conference': west,
};

/** Leagues whose sides have a table of their conference, though they play those of the other. */
export const conferences: readonly Conferences[] = [
  {
    sport: 'basketball',
    name: /^NBA$/,
    by: 'abbr',
    sides: {
      2004: {
        'Eastern Conference': words(
          'ATL BKN BOS CHA CHI CLE DET IND MIA MIL NJN NYK ORL PHI TOR WAS',
        ),
        'Western Conference': words(
          'DAL DEN GSW HOU LAC LAL MEM MIN NOH NOK NOP OKC PHO PHX POR SAC SAS SEA UTA',
        ),
      },
    },
  },
  {
    sport: 'soccer',
    name: /^(Major League Soccer|MLS)$/i,
    by: 'name',
    sides: {
      2015: nashvilleInEast,
      2022: { 'Eastern Conference': east, 'Western Conference': [...west, 'Nashville'] },
      2023: nashvilleInEast,
    },
  },
];

function words(text: string): string[] {
  return text.split(' ');
}
