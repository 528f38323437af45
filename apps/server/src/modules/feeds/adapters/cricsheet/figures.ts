import type { Lineup, Statistic } from '@xiongmao/api/matches/shapes';
import type { Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { Side } from '@xiongmao/api/matches/sides';
import { type Match, personIdOf, squadOf } from './match.ts';
import { type Played, replacementsIn } from './play.ts';

const sides = ['home', 'away'] as const;

/** Super overs are in nobody's figures. */
const counted = (scorers: readonly Scorer[]): Scorer[] =>
  scorers.filter(({ period }) => period.startsWith('innings'));

type Figures = Record<string, number>;

/** What each side has made at bat, and taken in the field. */
export function statisticsOf({ match, scorers }: Played): Statistic[] {
  const [home, away] = sides.map((side) => teamFigures(match, counted(scorers), side));
  return Object.keys(home!).map((key) => ({
    period: 'all',
    key,
    home: home![key] ?? 0,
    away: away![key] ?? 0,
  }));
}

function teamFigures({ info }: Match, scorers: readonly Scorer[], side: Side): Figures {
  const own = scorers.filter((scorer) => scorer.side === side);
  const others = scorers.filter((scorer) => scorer.side !== side);
  const sum = (of: (scorer: Scorer) => number, from = own) =>
    from.reduce((all, scorer) => all + of(scorer), 0);
  const hit = (key: 'fours' | 'sixes') =>
    sum(({ batters }) => batters.reduce((all, batter) => all + batter[key], 0));
  const runs = sum((scorer) => scorer.runs);
  const balls = sum((scorer) => scorer.balls);
  return {
    runs,
    wickets: sum((scorer) => scorer.wickets, others),
    runRate: rate(runs * info.balls_per_over, balls),
    fours: hit('fours'),
    sixes: hit('sixes'),
    dotBalls: sum((scorer) => scorer.dots),
    extras: sum(({ extras }) => Object.values(extras).reduce((all, one) => all + one, 0)),
    wides: sum(({ extras }) => extras.wides),
    noBalls: sum(({ extras }) => extras.noBalls),
    byes: sum(({ extras }) => extras.byes),
    legByes: sum(({ extras }) => extras.legByes),
  };
}

/** With two decimals; 0 of nothing. */
const rate = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100) / 100;

/** Both sides: the first eleven, and those who came into it once they have. */
export function lineupsOf({ match, scorers }: Played): Lineup[] {
  const told = new Set(
    scorers.flatMap(({ replacements }) => replacements.map(({ player }) => player)),
  );
  const later = new Set(replacementsIn(match.innings).map((one) => one.in));
  const figures = playerFigures(match, counted(scorers));
  const isIn = (player: string) => !later.has(player) || told.has(player);
  return sides.flatMap((side) => {
    const superSub = match.info.supersubs[match.info.teams[side === 'home' ? 0 : 1]];
    const players = squadOf(match, side).filter(isIn);
    if (players.length === 0) return [];
    return [
      {
        ...{ side, formation: null, coach: null },
        players: players.map((name) => ({
          playerId: personIdOf(match, name) ?? name.slice(0, 60),
          ...{ name, number: null, position: null },
          starter: !later.has(name) && name !== superSub,
          ...{ cameOn: null, wentOff: null },
          statistics: figures.get(name) ?? {},
        })),
      },
    ];
  });
}

function playerFigures({ info }: Match, scorers: readonly Scorer[]): Map<string, Figures> {
  const all = new Map<string, Figures>();
  const add = (player: string | null, more: Figures) => {
    if (player === null) return;
    const held = all.get(player) ?? {};
    all.set(player, held);
    for (const [key, amount] of Object.entries(more)) held[key] = (held[key] ?? 0) + amount;
  };
  const bowled = new Map<string, number>();
  for (const scorer of scorers) {
    for (const { player, runs, balls, fours, sixes, out } of scorer.batters) {
      if (out?.way !== 'absentHurt') add(player, { runs, ballsFaced: balls, fours, sixes });
      for (const fielder of out?.fielders ?? []) {
        if (out?.way === 'caught') add(fielder.player, { catches: 1 });
        if (out?.way === 'stumped') add(fielder.player, { stumpings: 1 });
      }
      if (out?.way === 'caughtAndBowled') add(out.bowler, { catches: 1 });
    }
    for (const { player, wickets, runs, maidens, full, balls, ...rest } of scorer.bowlers) {
      const { wides, noBalls, dots } = rest;
      add(player, { wickets, runsConceded: runs, maidens, dotBalls: dots, wides, noBalls });
      bowled.set(player, (bowled.get(player) ?? 0) + full * info.balls_per_over + balls);
    }
  }
  for (const [player, figures] of all) {
    const { runs = 0, ballsFaced, runsConceded = 0 } = figures;
    if (ballsFaced) figures.strikeRate = rate(runs * 100, ballsFaced);
    const balls = bowled.get(player);
    if (!balls) continue;
    const over = info.balls_per_over;
    figures.overs = Number(`${Math.floor(balls / over)}.${balls % over}`);
    figures.economy = rate(runsConceded * over, balls);
  }
  return all;
}
