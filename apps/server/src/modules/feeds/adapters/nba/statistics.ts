import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Game } from './games.ts';
import { periodKey } from './league.ts';
import type { Play } from './services/facts.ts';

/** Figures of a box score that plays can be counted for, in its order. */
const counted = [
  'points',
  'fieldGoalsMade',
  'fieldGoalsAttempted',
  'threePointersMade',
  'threePointersAttempted',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'rebounds',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
] as const;

const percentages = [
  { key: 'fieldGoalPercentage', made: 'fieldGoalsMade', attempted: 'fieldGoalsAttempted' },
  { key: 'threePointPercentage', made: 'threePointersMade', attempted: 'threePointersAttempted' },
  { key: 'freeThrowPercentage', made: 'freeThrowsMade', attempted: 'freeThrowsAttempted' },
];

type Figures = Record<string, number>;

/**
 * Both sides' statistics: the whole game by the box score, else by the plays; each period by the plays.
 * Percentages have one decimal.
 */
export function teamStatistics(game: Game, plays: readonly Play[] = game.plays): Statistic[] {
  const { home, away, boxes } = game;
  const isWhole = plays === game.plays;
  const boxed = isWhole && boxes[home] && boxes[away];
  const spans = [...new Set(plays.map(({ period }) => period))].sort((a, b) => a - b);
  const statistics = boxed
    ? statisticsOf('all', boxes[home]?.statistics ?? {}, boxes[away]?.statistics ?? {})
    : plays.length > 0
      ? tallied('all', game, plays)
      : [];
  return [
    ...statistics,
    ...spans.flatMap((period) =>
      tallied(
        periodKey(period),
        game,
        plays.filter((play) => play.period === period),
      ),
    ),
  ];
}

function tallied(period: string, { home, away }: Game, plays: readonly Play[]): Statistic[] {
  const blank = (): Figures => Object.fromEntries(counted.map((key) => [key, 0]));
  const figures: Record<string, Figures> = { [home]: blank(), [away]: blank() };
  for (const play of plays) {
    if (!play.team) continue;
    const opponent = play.team === home ? away : home;
    for (const [team, key, amount] of creditsOf(play, play.team, opponent)) {
      const own = figures[team];
      if (own) own[key] = (own[key] ?? 0) + amount;
    }
  }
  return statisticsOf(period, figures[home] ?? {}, figures[away] ?? {});
}

type Credit = readonly [team: string, key: (typeof counted)[number], amount: number];

function creditsOf(
  { kind, player, tallied: told }: Play,
  team: string,
  opponent: string,
): Credit[] {
  const one = (key: Credit[1], side = team): Credit => [side, key, 1];
  const when = (isSo: boolean | undefined, ...credits: Credit[]) => (isSo ? credits : []);
  const points: Credit = [team, 'points', told.points ?? 0];
  switch (kind) {
    case 'twoPoints':
    case 'threePoints':
      return [
        points,
        one('fieldGoalsMade'),
        one('fieldGoalsAttempted'),
        ...when(told.isThree, one('threePointersMade'), one('threePointersAttempted')),
        ...when(told.isAssisted, one('assists')),
      ];
    case 'shotMissed':
      return [
        one('fieldGoalsAttempted'),
        ...when(told.isThree, one('threePointersAttempted')),
        ...when(told.isBlocked, one('blocks', opponent)),
      ];
    case 'freeThrow':
      return [points, one('freeThrowsMade'), one('freeThrowsAttempted')];
    case 'freeThrowMissed':
      return [one('freeThrowsAttempted')];
    case 'rebound':
      // Rebounds and turnovers of the side as a whole are no player's and stand in no box score.
      return when(
        player !== null,
        one('rebounds'),
        one(told.isOffensive ? 'offensiveRebounds' : 'defensiveRebounds'),
      );
    case 'turnover':
      return [
        ...when(player !== null, one('turnovers')),
        ...when(told.isStolen, one('steals', opponent)),
      ];
    case 'foul':
      return when(told.isPersonal && player !== null, one('fouls'));
    default:
      return [];
  }
}

function statisticsOf(period: string, home: Figures, away: Figures): Statistic[] {
  const percent = (figures: Figures, made: string, attempted: string) =>
    figures[attempted] ? Math.round(((figures[made] ?? 0) / figures[attempted]) * 1000) / 10 : 0;
  return [
    ...counted
      .filter((key) => key in home && key in away)
      .map((key) => ({ period, key, home: home[key] ?? 0, away: away[key] ?? 0 })),
    ...percentages
      .filter(({ attempted }) => attempted in home && attempted in away)
      .map(({ key, made, attempted }) => ({
        period,
        key,
        home: percent(home, made, attempted),
        away: percent(away, made, attempted),
      })),
  ];
}
