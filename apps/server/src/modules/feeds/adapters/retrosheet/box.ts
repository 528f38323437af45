import type { Lineup, LineupPlayer, Statistic } from '@xiongmao/api/matches/shapes';
import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { Side } from '@xiongmao/api/matches/sides';
import { periodKey } from './league.ts';
import type { Credit } from './plays/credits.ts';
import { type Step, sideOfTeam } from './plays/simulate.ts';
import type { GameRecords, Player, Team } from './source/records.ts';

type Figures = Record<string, number>;
type BoxScore = Extract<Sheet, { kind: 'boxScore' }>;

const positions = ['', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH', 'PH', 'PR'];

/** What stands in the box score so far. */
export interface Box {
  players: Map<string, Appearance>;
  teams: Record<Side, Figures>;
  byInning: Map<string, Record<Side, Figures>>;
}

interface Appearance extends Player {
  starter: boolean;
  positions: string[];
  /** Whether he has pitched. */
  pitched: boolean;
  batting: Figures;
  pitching: Figures;
  fielding: Figures;
  /** As they were told last; most stay as they are from play to play. */
  lines: { batting?: BattingLine; pitching?: PitchingLine };
}

type BattingLine = BoxScore['parts'][number]['batting'][number];
type PitchingLine = BoxScore['parts'][number]['pitching'][number];

/** Who begins; nothing has been done. */
export function boxBefore(game: GameRecords): Box {
  const box: Box = { players: new Map(), teams: { home: {}, away: {} }, byInning: new Map() };
  for (const record of game.records) if (record.type === 'start') appear(box, record, true);
  return box;
}

function appear({ players }: Box, player: Player, starter: boolean): void {
  const known = players.get(player.id) ?? {
    ...player,
    ...{
      starter,
      positions: [],
      pitched: false,
      batting: {},
      pitching: {},
      fielding: {},
      lines: {},
    },
  };
  players.set(player.id, known);
  const position = positions[player.position] ?? '';
  // A pitcher who does not bat stands in the order by no place; one who comes to bat has one from then on.
  if (known.order === 0 && player.order > 0) known.order = player.order;
  if (position && known.positions.at(-1) !== position) known.positions.push(position);
  if (player.position === 1) known.pitched = true;
  known.lines = {};
}

/** Adds what a step did. */
export function addStep(box: Box, { record, credits, batting, inning, runs }: Step): void {
  if (record.type === 'sub') appear(box, record, false);
  for (const credit of credits) addCredit(box, credit, inning);
  if (runs > 0) addTeam(box, batting, 'runs', runs, inning);
}

const teamKeys: Readonly<Record<Credit['as'], readonly string[]>> = {
  batting: [
    'atBats',
    'hits',
    'doubles',
    'triples',
    'homeRuns',
    'walks',
    'strikeouts',
    'stolenBases',
    'runsBattedIn',
    'hitByPitch',
  ],
  pitching: [],
  fielding: ['errors'],
};

function addCredit(box: Box, { team, player, as, key, amount }: Credit, inning: number): void {
  const known = player === null ? undefined : box.players.get(player);
  if (known) {
    known[as][key] = (known[as][key] ?? 0) + amount;
    known.lines = {};
  }
  if (teamKeys[as].includes(key)) addTeam(box, team, key, amount, inning);
}

function addTeam(box: Box, team: Team, key: string, amount: number, inning: number): void {
  const side = sideOfTeam(team);
  const period = periodKey(inning);
  const own = box.byInning.get(period) ?? { home: {}, away: {} };
  box.byInning.set(period, own);
  own[side][key] = (own[side][key] ?? 0) + amount;
  box.teams[side][key] = (box.teams[side][key] ?? 0) + amount;
}

/** Runners left when a half-inning was over, by side; as the last was, once the game is. */
export function leftOnBase(steps: readonly Step[], isOver: boolean): Record<Side, number> {
  const left = { home: 0, away: 0 };
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const isLast = next && (next.inning !== step.inning || next.batting !== step.batting);
    if (!isLast && !(next === undefined && (isOver || step.outs === 3))) continue;
    left[sideOfTeam(step.batting)] += step.bases.filter(Boolean).length;
  }
  return left;
}

const statisticKeys = [
  'atBats',
  'hits',
  'doubles',
  'triples',
  'homeRuns',
  'runsBattedIn',
  'walks',
  'hitByPitch',
  'strikeouts',
  'stolenBases',
  'leftOnBase',
  'errors',
];

export function statisticsOf(box: Box, left: Record<Side, number>): Statistic[] {
  const teams = {
    home: { ...box.teams.home, leftOnBase: left.home },
    away: { ...box.teams.away, leftOnBase: left.away },
  } as Record<Side, Figures>;
  return statisticKeys.map((key) => ({
    period: 'all',
    key,
    home: teams.home[key] ?? 0,
    away: teams.away[key] ?? 0,
  }));
}

const besides = [
  'doubles',
  'triples',
  'homeRuns',
  'stolenBases',
  'caughtStealing',
  'hitByPitch',
  'sacrificeHits',
  'sacrificeFlies',
  'groundedIntoDoublePlays',
  'errors',
];

/** Both sides' lines; earned runs by the file's own count once the game is over. */
export function sheetOf(
  box: Box,
  game: GameRecords,
  {
    innings,
    left,
    isOver,
  }: { innings: Record<Side, number>; left: Record<Side, number>; isOver: boolean },
): BoxScore {
  const part = (team: Team): BoxScore['parts'][number] => {
    const side = sideOfTeam(team);
    const own = [...box.players.values()].filter((player) => player.team === team);
    return {
      key: side,
      side,
      innings: innings[side],
      leftOnBase: left[side],
      batting: own
        .filter(({ order, batting }) => order > 0 || (batting.plateAppearances ?? 0) > 0)
        .sort((a, b) => a.order - b.order)
        .map(battingOf),
      pitching: own
        .filter(({ pitched }) => pitched)
        .map((player) => pitchingOf(player, game, isOver)),
    };
  };
  return { kind: 'boxScore', parts: [part(0), part(1)] };
}

function battingOf(player: Appearance): BattingLine {
  player.lines.batting ??= battingLine(player);
  return player.lines.batting;
}

function pitchingOf(player: Appearance, game: GameRecords, isOver: boolean): PitchingLine {
  if (isOver) return pitchingLine(player, game, true);
  player.lines.pitching ??= pitchingLine(player, game, false);
  return player.lines.pitching;
}

function battingLine(player: Appearance): BattingLine {
  const { id, name, order, starter, batting, fielding } = player;
  const all = { ...batting, ...fielding };
  return {
    playerId: id,
    name,
    order,
    starter,
    positions: player.positions.slice(0, 12),
    atBats: batting.atBats ?? 0,
    runs: batting.runs ?? 0,
    hits: batting.hits ?? 0,
    runsBattedIn: batting.runsBattedIn ?? 0,
    walks: batting.walks ?? 0,
    strikeouts: batting.strikeouts ?? 0,
    besides: Object.fromEntries(besides.flatMap((key) => (all[key] ? [[key, all[key]]] : []))),
  };
}

function pitchingLine(
  { id, name, pitching }: Appearance,
  { info, earned }: GameRecords,
  isOver: boolean,
): PitchingLine {
  const decisions = { wp: 'win', lp: 'loss', save: 'save' } as const;
  const decided = (['wp', 'lp', 'save'] as const).find((key) => info.get(key) === id);
  return {
    playerId: id,
    name,
    decision: isOver && decided ? decisions[decided] : null,
    outs: pitching.outs ?? 0,
    hits: pitching.hitsAllowed ?? 0,
    runs: pitching.runsAllowed ?? 0,
    earnedRuns: (isOver ? earned.get(id) : undefined) ?? pitching.earnedRuns ?? 0,
    walks: pitching.walksAllowed ?? 0,
    strikeouts: pitching.strikeoutsPitched ?? 0,
    homeRuns: pitching.homeRunsAllowed ?? 0,
    pitches: pitching.pitches ?? null,
    strikes: pitching.strikes ?? null,
  };
}

/** Who takes part, with what each has done. */
export function lineupsOf(box: Box, game: GameRecords, isOver: boolean): Lineup[] {
  return ([0, 1] as const).map((team) => ({
    side: sideOfTeam(team),
    formation: null,
    coach: null,
    players: [...box.players.values()]
      .filter((player) => player.team === team)
      .map((player) => lineupPlayer(player, game, isOver)),
  }));
}

/** Of plays told one by one it is known what somebody has not done. */
const noneAtBat = {
  atBats: 0,
  runs: 0,
  hits: 0,
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  runsBattedIn: 0,
  walks: 0,
  strikeouts: 0,
  hitByPitch: 0,
};
/** Who runs for another may steal, too, and whoever plays may err. */
const noneOnBaseOrInField = { stolenBases: 0, errors: 0 };

function lineupPlayer(player: Appearance, game: GameRecords, isOver: boolean): LineupPlayer {
  const { id, name, starter, batting, fielding, pitched } = player;
  const line = pitchingLine(player, game, isOver);
  const innings = Math.floor(line.outs / 3) + (line.outs % 3) / 10;
  const { plateAppearances, ...bat } = batting;
  return {
    playerId: id,
    name,
    number: null,
    position: player.positions.at(0) ?? null,
    starter,
    cameOn: null,
    wentOff: null,
    statistics: {
      ...(plateAppearances !== undefined && noneAtBat),
      ...noneOnBaseOrInField,
      ...bat,
      ...fielding,
      ...(pitched && {
        inningsPitched: innings,
        hitsAllowed: line.hits,
        runsAllowed: line.runs,
        earnedRuns: line.earnedRuns,
        walksAllowed: line.walks,
        strikeoutsPitched: line.strikeouts,
        homeRunsAllowed: line.homeRuns,
        ...(line.pitches !== null && { pitches: line.pitches }),
      }),
    },
  };
}
