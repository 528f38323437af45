import type { SportKey } from '@xiongmao/api/catalogue/sports';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Told } from './tell-players.ts';
import type { ToldMatch } from './told-matches.ts';

const others = { home: 'away', away: 'home' } as const;

/** What a match tells of one of its sides: how it ended, and the statistics of all of it. */
export function tellTeam(match: ToldMatch, side: Side, sport: SportKey): Told {
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
    ...servedIn(match, side),
  };
}

function resultOf({ home, away, winner }: ToldMatch, side: Side, sport: SportKey): Told {
  const score = { home, away };
  const [own, theirs] = [score[side], score[others[side]]];
  // Of a match of sport that is scored in points, who won follows from them.
  const won = winner ?? (own === null || theirs === null ? null : leaderOf(home!, away!));
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

const leaderOf = (home: number, away: number) =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** Sports in which matches end level as a rule. */
const drawn = new Set<SportKey>(['soccer']);

/** Of rallies, those that a side served. */
function servedIn({ sheet }: ToldMatch, side: Side): Told {
  if (sheet?.kind !== 'rallies') return {};
  const served = sheet.parts
    .flatMap(({ rallies }) => rallies)
    .filter(({ server }) => server === side).length;
  return served > 0 ? { servicePoints: served } : {};
}
