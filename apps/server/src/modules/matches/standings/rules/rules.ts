import { type SportKey, sports } from '@xiongmao/api/catalogue/sports';
import { cup } from '../stages/stages.ts';
import type { Competition, Criterion, Favoured, Points, Rules, Table } from '../types.ts';
import {
  adjustments,
  adjustmentsAfterSplit,
  conferences,
  decidedPerMatch,
  decisions,
  placeDecides,
} from './rulings.ts';
import { associations, carryOf, inYear, tournaments, usualOrder } from './soccer-rules.ts';

/** FIFA's year for all. */
const threePointsForAll = 1995;

/** England's Football League put goals scored first in these years; its old first division had left. */
const englishNineties: readonly Criterion[] = ['points', 'scored', 'difference'];

/** Leagues of a club's other sides: rulings are of first men's teams. */
const others =
  /\b(wom[ae]n|women'?s|ladies|frauen|damen|f[eé]min\w*|femen\w*|femminile|kvinn?\w*|wsl|nwsl|u-?\d\d|youth|juni?or\w*|reserves?|primavera|premier league 2)\b|女/i;

/** The rules of a competition in its time, as far as they are known; the usual ones elsewhere. */
export function rulesOf(competition: Competition): Rules {
  const { sport, name, country, year, teams } = competition;
  const decided = decisions.find((one) => one.year === year && one.name.test(name));
  const nameOf = (teamId: number) => teams.get(teamId)?.name ?? '';
  const takenBy = (rulings: typeof adjustments) => {
    const isLeague = sport === 'soccer' && country && !cup.test(name) && !others.test(name);
    const taken = isLeague ? rulings[country]?.[year] : undefined;
    const entries = Object.entries(taken ?? {});
    return (teamId: number) => entries.find(([part]) => hasPart(nameOf(teamId), part))?.[1] ?? 0;
  };
  return {
    ...orderingOf[sport](competition),
    levelIsDrawn: sport === 'soccer',
    isSeries: sports[sport].scoring === 'wins',
    countsAbandoned: sport === 'cricket',
    carry: (stage) => carryOf(country, year, stage.toLowerCase()),
    adjustment: takenBy(adjustments),
    adjustmentAfterSplit: takenBy(adjustmentsAfterSplit),
    decided: (teamId) =>
      decided ? decided.order.findIndex((part) => hasPart(nameOf(teamId), part)) + 1 : 0,
    group: conferenceOf(competition),
  };
}

type Ordering = Pick<Rules, 'points' | 'order' | 'known'>;

function ofSoccer({ name, country, year }: Competition): Ordering {
  const found = country ? associations[country] : tournaments.find((one) => one.name.test(name));
  const order = inYear(found?.order ?? {}, year);
  const isFootballLeague = country === 'GB-ENG' && !/premier league/i.test(name);
  const scoredFirst = isFootballLeague && year >= 1992 && year <= 1998;
  const brokenOff = decidedPerMatch.find(
    (season) => season.country === country && season.year === year && season.name.test(name),
  );
  return {
    points: soccerPoints(year >= (found?.threePoints ?? threePointsForAll) ? 3 : 2),
    order:
      brokenOff?.order ?? (scoredFirst ? englishNineties : (order ?? inYear(usualOrder, year)!)),
    known: order !== undefined,
  };
}

const byWinShare = (): Ordering => ({
  points: null,
  order: ['winShare', 'difference', 'scored'],
  known: false,
});

/** Points, and what tells sides level on them apart. */
const orderingOf: Record<SportKey, (competition: Competition) => Ordering> = {
  soccer: ofSoccer,
  basketball: ({ name }) => ({
    points: null,
    order: /\bNBA\b/.test(name)
      ? ['winShare', 'mutualPoints', 'groupShare']
      : ['winShare', 'mutualPoints', 'mutualDifference', 'difference', 'scored'],
    known: /\bNBA\b/.test(name),
  }),
  volleyball: ({ country }) => ({
    points: volleyballPoints,
    order: country ? ['points', 'wins', 'average'] : ['wins', 'points', 'average'],
    known: false,
  }),
  cricket: () => ({
    points: cricketPoints,
    order: ['points', 'wins', 'netRunRate'],
    known: false,
  }),
  tennis: byWinShare,
  snooker: byWinShare,
  tableTennis: byWinShare,
  badminton: byWinShare,
  baseball: byWinShare,
  americanFootball: byWinShare,
  mobaBestOf: byWinShare,
  roundsBestOf: byWinShare,
  pointsBestOf: byWinShare,
  battleRoyale: byWinShare,
  generic: byWinShare,
};

function soccerPoints(win: number): Points {
  return (result) => (result === 'win' ? win : result === 'draw' ? 1 : 0);
}

/** Two points, and one where nobody has won: what is tied or drawn, or has no result. */
const cricketPoints: Points = (result) => (result === 'win' ? 2 : result === 'loss' ? 0 : 1);

/** Three points for 3-0 and 3-1; after five sets two, and one for the loser. */
const volleyballPoints: Points = (result, scored, conceded) => {
  if (scored + conceded < 5) return result === 'win' ? 3 : 0;
  return result === 'win' ? 2 : 1;
};

function conferenceOf({ sport, name, year, teams }: Competition): Rules['group'] {
  const found = conferences.find((one) => one.sport === sport && one.name.test(name));
  const sides = Object.entries(inYear(found?.sides ?? {}, year) ?? {});
  return (teamId) => {
    const { name: full = '', abbr = null } = teams.get(teamId) ?? {};
    const isOf = (part: string) => (found?.by === 'abbr' ? part === abbr : hasPart(full, part));
    return sides.find(([, parts]) => parts.some(isOf))?.[0] ?? null;
  };
}

/** Who goes on from level ties by the rules of the play-offs, with the season's tables. */
export function favouredBy(
  { country, name, year }: Competition,
  tables: readonly Table[],
): Favoured {
  const isRule = placeDecides.some(
    (rule) => rule.country === country && rule.from <= year && rule.name.test(name),
  );
  if (!isRule) return () => null;
  const rows = tables.filter(({ split }) => !split).flatMap((table) => table.rows);
  const places = new Map(rows.map(({ teamId, rank }) => [teamId, rank]));
  return (homeId, awayId) => {
    const [home, away] = [places.get(homeId), places.get(awayId)];
    if (!home || !away || home === away) return null;
    return home < away ? 'home' : 'away';
  };
}

/** Whether a side's name has a part that begins a word: there is no Bury in Shrewsbury. */
function hasPart(name: string, part: string): boolean {
  const found = fold(name).indexOf(fold(part));
  return found === 0 || (found > 0 && !/\p{L}/u.test(fold(name)[found - 1]!));
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
