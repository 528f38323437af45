import type { LineupPlayer, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { periodKey } from './league.ts';
import type { Play } from './plays/plays.ts';
import { isNoted, type Noted, noted } from './plays/stat-ids.ts';
import type { GivenGame, GivenTeam, Stat } from './source/gamecenter.ts';

type Figures = Record<string, number>;

/** How a figure is counted from the plays: how often, or by the yards. */
interface Counted {
  key: string;
  of: Noted[];
  yards?: true;
  /** Half a sack each for two who share it. */
  worth?: number;
}

/** What each of the scorers' numbers counts for. */
function counting(counted: readonly Counted[]) {
  const byId = new Map<number, Counted[]>();
  for (const one of counted) {
    for (const id of one.of.flatMap((name) => [...noted[name]])) {
      byId.set(id, [...(byId.get(id) ?? []), one]);
    }
  }
  return (stats: readonly Stat[], figures: Figures = {}): Figures => {
    for (const { statId, yards: made } of stats) {
      for (const { key, yards, worth = 1 } of byId.get(statId) ?? []) {
        figures[key] = (figures[key] ?? 0) + (yards ? (made ?? 0) : worth);
      }
    }
    return figures;
  };
}

const teamCounted: readonly Counted[] = [
  { key: 'firstDowns', of: ['firstDown'] },
  { key: 'passingYards', of: ['passingYards', 'sacked'], yards: true },
  { key: 'rushingYards', of: ['rushingYards'], yards: true },
  { key: 'turnovers', of: ['intercepted', 'fumbleLost'] },
  { key: 'penalties', of: ['penalty'] },
  { key: 'penaltyYards', of: ['penalty'], yards: true },
  { key: 'punts', of: ['punt', 'puntBlocked'] },
  { key: 'thirdDownsConverted', of: ['thirdDownMade'] },
  { key: 'thirdDowns', of: ['thirdDownTried'] },
  { key: 'fourthDownsConverted', of: ['fourthDownMade'] },
  { key: 'fourthDowns', of: ['fourthDownTried'] },
  { key: 'timesSacked', of: ['sacked'] },
];

const order = [
  'totalYards',
  'passingYards',
  'rushingYards',
  'firstDowns',
  'thirdDownsConverted',
  'thirdDowns',
  'fourthDownsConverted',
  'fourthDowns',
  'turnovers',
  'timesSacked',
  'penalties',
  'penaltyYards',
  'punts',
  'possession',
];

/**
 * Both sides' statistics: the whole game by the source's own totals once it is told, what these lack and
 * each quarter by the plays.
 */
export function teamStatistics(
  game: GivenGame,
  plays: readonly Play[],
  isWhole = true,
): Statistic[] {
  const spans = [...new Set(plays.map(({ period }) => period))].sort((a, b) => a - b);
  const totals = (side: Side) => ({
    ...(plays.length > 0 && tallied(plays, side)),
    ...(isWhole && toldTotals(game[side])),
  });
  const all = { home: totals('home'), away: totals('away') };
  if (isWhole) addPossession(game, all);
  return [
    ...statisticsOf('all', all.home, all.away),
    ...spans.flatMap((period) => {
      const own = plays.filter((play) => play.period === period);
      return statisticsOf(periodKey(period), tallied(own, 'home'), tallied(own, 'away'));
    }),
  ];
}

const teamFigures = counting(teamCounted);
const zeros: Figures = Object.fromEntries(teamCounted.map(({ key }) => [key, 0]));

function tallied(plays: readonly Play[], side: Side): Figures {
  const figures = { ...zeros };
  for (const { stats } of plays) {
    teamFigures(
      stats.filter((stat) => stat.side === side),
      figures,
    );
  }
  return { ...figures, totalYards: (figures.passingYards ?? 0) + (figures.rushingYards ?? 0) };
}

const totalNames: Record<string, string> = {
  totfd: 'firstDowns',
  totyds: 'totalYards',
  pyds: 'passingYards',
  ryds: 'rushingYards',
  pen: 'penalties',
  penyds: 'penaltyYards',
  trnovr: 'turnovers',
  pt: 'punts',
};

function toldTotals({ stats }: GivenTeam): Figures {
  return figuresBy(totalNames, stats?.team ?? {});
}

function figuresBy(names: Record<string, string>, raw: Readonly<Record<string, unknown>>): Figures {
  const figures: Figures = {};
  for (const [name, key] of Object.entries(names)) {
    const value = raw[name];
    if (typeof value === 'number') figures[key] = value;
  }
  return figures;
}

/** Shares of the time, from minutes and seconds of each (`32:07`). */
function addPossession(game: GivenGame, all: Record<Side, Figures>): void {
  const seconds = ({ stats }: GivenTeam) => {
    const found = /^(\d+):(\d{2})$/.exec(String(stats?.team?.top ?? ''));
    return found ? Number(found[1]) * 60 + Number(found[2]) : 0;
  };
  const [home, away] = [seconds(game.home), seconds(game.away)];
  if (home === 0 || away === 0) return;
  const share = Math.round((home / (home + away)) * 1000) / 10;
  all.home.possession = share;
  all.away.possession = Math.round((100 - share) * 10) / 10;
}

function statisticsOf(period: string, home: Figures, away: Figures): Statistic[] {
  return order
    .filter((key) => key in home && key in away)
    .map((key) => ({ period, key, home: home[key] ?? 0, away: away[key] ?? 0 }));
}

/** A player's figures by the categories of the source. */
const boxNames: Record<string, Record<string, string>> = {
  passing: {
    att: 'passAttempts',
    cmp: 'completions',
    yds: 'passingYards',
    tds: 'passingTouchdowns',
    ints: 'interceptionsThrown',
  },
  rushing: { att: 'rushAttempts', yds: 'rushingYards', tds: 'rushingTouchdowns' },
  receiving: { rec: 'receptions', yds: 'receivingYards', tds: 'receivingTouchdowns' },
  defense: {
    tkl: 'tackles',
    ast: 'assistedTackles',
    sk: 'sacks',
    int: 'interceptions',
    ffum: 'forcedFumbles',
  },
  fumbles: { tot: 'fumbles', lost: 'fumblesLost' },
  kicking: {
    fgm: 'fieldGoalsMade',
    fga: 'fieldGoalsAttempted',
    xpmade: 'extraPointsMade',
    xpa: 'extraPointsAttempted',
  },
  punting: { pts: 'punts', yds: 'puntYards' },
  kickret: { ret: 'kickReturns' },
  puntret: { ret: 'puntReturns' },
};

const playerCounted: readonly Counted[] = [
  { key: 'passAttempts', of: ['passing'] },
  { key: 'completions', of: ['completion'] },
  { key: 'passingYards', of: ['passingYards'], yards: true },
  { key: 'passingTouchdowns', of: ['passingTouchdown'] },
  { key: 'interceptionsThrown', of: ['intercepted'] },
  { key: 'rushAttempts', of: ['rushing'] },
  { key: 'rushingYards', of: ['rushingYards'], yards: true },
  { key: 'rushingTouchdowns', of: ['rushingTouchdown'] },
  { key: 'receptions', of: ['reception'] },
  { key: 'receivingYards', of: ['receivingYards'], yards: true },
  { key: 'receivingTouchdowns', of: ['receivingTouchdown'] },
  { key: 'tackles', of: ['tackle'] },
  { key: 'assistedTackles', of: ['assistedTackle'] },
  { key: 'sacks', of: ['sack'] },
  { key: 'sacks', of: ['halfSack'], worth: 0.5 },
  { key: 'interceptions', of: ['interception'] },
  { key: 'forcedFumbles', of: ['forcedFumble'] },
  { key: 'fumbles', of: ['fumble'] },
  { key: 'fumblesLost', of: ['fumbleLost'] },
  { key: 'fieldGoalsMade', of: ['fieldGoal'] },
  { key: 'fieldGoalsAttempted', of: ['fieldGoalTried'] },
  { key: 'extraPointsMade', of: ['extraPoint'] },
  { key: 'extraPointsAttempted', of: ['extraPointTried'] },
  { key: 'punts', of: ['punt'] },
  { key: 'puntYards', of: ['punt'], yards: true },
  { key: 'kickReturns', of: ['kickReturn'] },
  { key: 'puntReturns', of: ['puntReturn'] },
];

/** Who of a side has done something, and what: by the source's box score, which tells it of the whole game. */
export function boxPlayers({ stats }: GivenTeam): LineupPlayer[] {
  const players = new Map<string, LineupPlayer>();
  for (const [category, names] of Object.entries(boxNames)) {
    const box = stats?.[category] as Record<string, Record<string, unknown>> | null | undefined;
    for (const [id, raw] of Object.entries(box ?? {})) {
      const player = players.get(id) ?? blank(id, String(raw.name ?? '') || id);
      players.set(id, player);
      Object.assign(player.statistics, figuresBy(names, raw));
    }
  }
  return [...players.values()];
}

const playerFigures = counting(playerCounted);

/** Who stops a return, of a kick or of a ball lost, is in no defence: box scores leave it out. */
const isKick = ({ kind }: Play): boolean => kind === 'kickoff' || kind === 'punt';
const isDefence = (stat: Stat): boolean =>
  isNoted(stat, 'tackle', 'assistedTackle', 'forcedFumble');

/** The same by the plays so far. */
export function talliedPlayers(plays: readonly Play[], side: Side): LineupPlayer[] {
  const own = plays
    .flatMap((play) =>
      isKick(play) || play.offence === side
        ? play.stats.filter((stat) => !isDefence(stat))
        : play.stats,
    )
    .filter((stat) => stat.playerName && stat.side === side);
  return [...Map.groupBy(own, ({ id }) => id)].flatMap(([id, stats]) => {
    const statistics = playerFigures(stats);
    const player = blank(id, stats[0]?.playerName ?? id);
    return Object.keys(statistics).length > 0 ? [{ ...player, statistics }] : [];
  });
}

/** Nobody tells numbers, positions or who began. */
function blank(playerId: string, name: string): LineupPlayer {
  return {
    playerId,
    name,
    number: null,
    position: null,
    starter: false,
    cameOn: null,
    wentOff: null,
    statistics: {},
  };
}
