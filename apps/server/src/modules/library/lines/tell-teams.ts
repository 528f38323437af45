import type { SportKey } from '@xiongmao/api/catalogue/sports';
import { isResultSure } from '@xiongmao/api/matches/disputes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { PlayerFigures } from './tell-players.ts';
import type { ToldMatch } from './told-matches.ts';

const others = { home: 'away', away: 'home' } as const;

/** What a match tells of one of its sides: how it ended, and the statistics of all of it. */
export function tellTeam(match: ToldMatch, side: Side, sport: SportKey): PlayerFigures {
  const other = others[side];
  const whole = match.statistics.filter(({ period }) => period === 'all');
  const told = Object.fromEntries(whole.map((each) => [each.key, each[side]]));
  const faced = new Map(whole.map((each) => [each.key, each[other]]));
  const [breaks, served] = [faced.get('breakPoints'), faced.get('servicePoints')];
  return {
    ...resultOf(match, side, sport),
    ...told,
    ...(breaks !== undefined && { breakPointsFaced: breaks }),
    ...(served !== undefined && { receivingPoints: served }),
    ...(sport === 'cricket' && given(faced)),
    ...servedIn(match, side),
  };
}

/** Extras stand with the side that gets them; they are told of the one that bowled them. */
const given = (faced: ReadonlyMap<string, number>): PlayerFigures =>
  Object.fromEntries(
    ['extras', 'wides', 'noBalls'].flatMap((key) =>
      faced.has(key) ? [[key, faced.get(key)!]] : [],
    ),
  );

/** As tables count it: a result that contradicts itself is none. */
function resultOf(match: ToldMatch, side: Side, sport: SportKey): PlayerFigures {
  if (!isResultSure(match)) return {};
  if (match.status === 'abandoned') return { played: 1, wins: 0, draws: 1, losses: 0 };
  const { home, away } = match;
  const score = { home, away };
  const [own, theirs] = [score[side], score[others[side]]];
  const won = winnerOf(match, sport);
  return {
    ...(won !== null && {
      played: 1,
      wins: won === side ? 1 : 0,
      ...((won === 'draw' || drawn.has(sport)) && { draws: won === 'draw' ? 1 : 0 }),
      losses: won === others[side] ? 1 : 0,
    }),
    ...(own !== null && { scored: own }),
    ...(theirs !== null && { conceded: theirs }),
    ...(sport === 'soccer' && theirs !== null && { cleanSheets: theirs === 0 ? 1 : 0 }),
  };
}

/** Who won as it is told, else as the score tells; in soccer a level match is drawn, whoever won the shoot-out after it. */
function winnerOf({ home, away, winner, status }: ToldMatch, sport: SportKey) {
  const leader = home === null || away === null ? null : leaderOf(home, away);
  const isShootOut = sport === 'soccer' && leader === 'draw' && status !== 'awarded';
  return isShootOut ? leader : (winner ?? leader);
}

const leaderOf = (home: number, away: number) =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** Sports in which matches end level, or without a result. */
const drawn = new Set<SportKey>(['soccer', 'cricket']);

/** Of rallies, those that a side served. */
function servedIn({ sheet }: ToldMatch, side: Side): PlayerFigures {
  if (sheet?.kind !== 'rallies') return {};
  const served = sheet.parts
    .flatMap(({ rallies }) => rallies)
    .filter(({ server }) => server === side).length;
  return served > 0 ? { servicePoints: served } : {};
}
