import type { Lineup, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { isTower, standingOf } from './buildings.ts';
import {
  type Camp,
  campOf,
  type Game,
  heroOf,
  killsOf,
  type Meeting,
  otherCamp,
  playerId,
  playerName,
  readingsOf,
  sideOf,
} from './game.ts';
import type { GivenPlayer } from './shapes.ts';
import { killsTold } from './timeline.ts';

const bothSides = ['home', 'away'] as const;

/** A player's figures in a game, in the order in which tables show them. */
export function figuresOf(player: GivenPlayer): Record<string, number> {
  return told({
    kills: player.kills ?? player.kills_log?.length,
    deaths: player.deaths,
    assists: player.assists,
    netWorth: player.net_worth,
    level: player.level,
    lastHits: player.last_hits,
    denies: player.denies,
    goldPerMinute: player.gold_per_min,
    experiencePerMinute: player.xp_per_min,
    heroDamage: player.hero_damage,
    towerDamage: player.tower_damage,
    heroHealing: player.hero_healing,
  });
}

/** The same as far as it was known at a second of the game. */
export function figuresUntil(
  game: Game,
  player: GivenPlayer,
  until: number,
): Record<string, number> {
  const kills = killsTold(game).filter(({ at }) => at <= until);
  const reading = readingsOf(game).findLastIndex((at) => at <= until);
  const at = (series: readonly number[] | null | undefined) =>
    reading < 0 ? undefined : series?.[reading];
  return told({
    kills: kills.filter(({ killer }) => killer === player).length,
    deaths: kills.filter(({ victim }) => victim === player).length,
    lastHits: at(player.lh_t),
    denies: at(player.dn_t),
    gold: at(player.gold_t),
    experience: at(player.xp_t),
  });
}

function told(figures: Record<string, number | null | undefined>): Record<string, number> {
  const known = Object.entries(figures).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(known) as Record<string, number>;
}

/** What can be added up over several games. */
const sums = new Set([
  'kills',
  'deaths',
  'assists',
  'lastHits',
  'denies',
  'heroDamage',
  'towerDamage',
  'heroHealing',
]);

/** Both line-ups over all games, with what `figures` says of each player in each. */
export function lineupsOf(
  { games, homeCamps }: Meeting,
  figures: (game: Game, player: GivenPlayer) => Record<string, number> = (_, player) =>
    figuresOf(player),
): Lineup[] {
  return bothSides.flatMap((side) => {
    const players = new Map<string, Lineup['players'][number]>();
    for (const [index, game] of games.entries()) {
      for (const player of game.players) {
        if (sideOf(campOf(player.player_slot), homeCamps[index]!) !== side) continue;
        const id = playerId(game, player);
        const before = players.get(id)?.statistics;
        players.set(id, {
          playerId: id,
          name: playerName(player) ?? nameless(game, player),
          number: null,
          position: null,
          starter: true,
          cameOn: null,
          wentOff: null,
          statistics: added(before, figures(game, player)),
        });
      }
    }
    const listed = [...players.values()];
    return listed.length > 0 ? [{ side, formation: null, coach: null, players: listed }] : [];
  });
}

/** Files without names have accounts alone; of a hidden one the hero tells who it is. */
function nameless(game: Game, player: GivenPlayer): string {
  const id = playerId(game, player);
  return id.includes('/') ? (heroOf(game, player) ?? id) : id;
}

function added(
  before: Record<string, number> | undefined,
  more: Record<string, number>,
): Record<string, number> {
  if (!before) return more;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(more)])];
  const total = keys.filter((key) => sums.has(key));
  return Object.fromEntries(total.map((key) => [key, (before[key] ?? 0) + (more[key] ?? 0)]));
}

/** Team figures of each game, and of all of them together. */
export function statisticsOf(meeting: Meeting, until: number | null = null): Statistic[] {
  const games = meeting.games.map((game, index) => {
    const isLast = index === meeting.games.length - 1;
    return gameStatistics(game, meeting.homeCamps[index]!, isLast ? until : null);
  });
  const keys = [...new Set(games.flatMap((figures) => [...figures.keys()]))];
  const whole = keys.map((key): Statistic => {
    const sum = (side: Side) =>
      games.reduce((total, figures) => total + (figures.get(key)?.[side] ?? 0), 0);
    return { period: 'all', key, home: sum('home'), away: sum('away') };
  });
  if (games.length === 1) return whole;
  const each = games.flatMap((figures, index) =>
    [...figures].map(([key, pair]): Statistic => ({ period: `game${index + 1}`, key, ...pair })),
  );
  return [...whole, ...each];
}

function gameStatistics(game: Game, homeCamp: Camp, until: number | null) {
  const figures = new Map<string, Record<Side, number>>();
  const add = (key: string, of: (camp: Camp) => number) =>
    figures.set(key, { home: of(homeCamp), away: of(otherCamp[homeCamp]) });
  const isWithin = ({ time }: { time: number }) => until === null || time <= until;

  const kills = killsOf(game);
  if (until !== null) {
    const told = killsTold(game).filter(({ at }) => at <= until);
    add('kills', (camp) => told.filter((kill) => kill.camp === camp).length);
  } else if (kills) add('kills', (camp) => kills[camp]);
  const of = (player: GivenPlayer) =>
    until === null ? figuresOf(player) : figuresUntil(game, player, until);
  const keys = [
    'netWorth',
    'gold',
    'experience',
    'lastHits',
    'denies',
    'heroDamage',
    'towerDamage',
    'heroHealing',
  ];
  for (const key of keys) {
    const told = game.players.map((player) => ({ player, value: of(player)[key] }));
    if (told.length === 0 || told.some(({ value }) => value === undefined)) continue;
    add(key, (camp) =>
      told
        .filter(({ player }) => campOf(player.player_slot) === camp)
        .reduce((sum, { value = 0 }) => sum + value, 0),
    );
  }
  const standing = standingOf(game, until);
  if (standing) {
    const taken = (camp: Camp, ofTowers: boolean) =>
      (ofTowers ? 11 : 6) -
      standing[otherCamp[camp]].filter((building) => isTower(building) === ofTowers).length;
    add('towers', (camp) => taken(camp, true));
    add('barracks', (camp) => taken(camp, false));
  }
  for (const [key, type] of [
    ['roshans', 'CHAT_MESSAGE_ROSHAN_KILL'],
    ['tormentors', 'CHAT_MESSAGE_MINIBOSS_KILL'],
  ] as const) {
    const taken = (game.objectives ?? []).filter((one) => one.type === type && isWithin(one));
    const count = (camp: Camp) => taken.filter(({ team }) => team === teamOf[camp]).length;
    if (taken.length > 0) add(key, count);
  }
  return figures;
}

const teamOf: Record<Camp, number> = { radiant: 2, dire: 3 };
