import type { Lineup, LineupPlayer, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { z } from 'zod';
import type { TeamLineup, TeamPlayers, teamStatistics } from './shapes.ts';

const positions = new Map(Object.entries({ G: 'GK', D: 'DF', M: 'MD', F: 'FW' }));

/** What we call the provider's team figures. */
const figureKeys = new Map(
  Object.entries({
    'shots on goal': 'shotsOnTarget',
    'shots off goal': 'shotsOffTarget',
    'total shots': 'shots',
    'blocked shots': 'shotsBlocked',
    fouls: 'fouls',
    'corner kicks': 'corners',
    offsides: 'offsides',
    'ball possession': 'possession',
    'yellow cards': 'yellowCards',
    'red cards': 'redCards',
    'goalkeeper saves': 'saves',
    'total passes': 'passes',
    'passes accurate': 'passesCompleted',
    'passes %': 'passAccuracy',
    expected_goals: 'expectedGoals',
  }),
);

/** And the players', by their group. */
const playerKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  games: { minutes: 'minutes', rating: 'rating' },
  shots: { total: 'shots', on: 'shotsOnTarget' },
  goals: { total: 'goals', assists: 'assists', saves: 'saves' },
  passes: { total: 'passes', key: 'keyPasses' },
  tackles: { total: 'tackles', interceptions: 'interceptions' },
  duels: { total: 'duels', won: 'duelsWon' },
  dribbles: { attempts: 'dribbles', success: 'dribblesWon' },
  fouls: { committed: 'fouls', drawn: 'foulsSuffered' },
  cards: { yellow: 'yellowCards', red: 'redCards' },
};

/** A number, also of `61%` and `"1.32"`; what is null is not told. */
function numberIn(told: unknown): number | null {
  if (told === null || told === undefined || told === '') return null;
  const number = Number(String(told).replace(/%$/, ''));
  return Number.isFinite(number) ? number : null;
}

export function readStatistics(
  home: z.infer<typeof teamStatistics>,
  away: z.infer<typeof teamStatistics>,
): Statistic[] {
  return home.statistics.flatMap(({ type, value }) => {
    const key = figureKeys.get(type.toLowerCase());
    const other = away.statistics.find((figure) => figure.type === type)?.value;
    const [own, others] = [numberIn(value), numberIn(other)];
    // One side's none is told as null beside the other's figure.
    if (!key || (own === null && others === null)) return [];
    return [{ period: 'all', key, home: own ?? 0, away: others ?? 0 }];
  });
}

/** The minutes of substitutions. */
export interface Moves {
  on: Map<string, number>;
  off: Map<string, number>;
}

export function readLineup(
  side: Side,
  { formation, coach, startXI, substitutes }: TeamLineup,
  figures: TeamPlayers | undefined,
  moves: Moves,
): Lineup {
  const playersOf = (squad: NonNullable<TeamLineup['startXI']>, starter: boolean) =>
    squad.map(({ player }): LineupPlayer => {
      const playerId = player.id ? String(player.id) : `name:${player.name}`.slice(0, 60);
      return {
        playerId,
        name: player.name.slice(0, 120),
        number: player.number ?? null,
        position: positions.get(player.pos ?? '') ?? null,
        starter,
        cameOn: moves.on.get(playerId) ?? null,
        wentOff: moves.off.get(player.name) ?? null,
        statistics: player.id ? figuresOf(figures, player.id) : {},
      };
    });
  return {
    side,
    formation: formation ?? null,
    coach: coach?.name?.slice(0, 120) ?? null,
    players: [...playersOf(startXI ?? [], true), ...playersOf(substitutes ?? [], false)],
  };
}

function figuresOf(told: TeamPlayers | undefined, playerId: number): Record<string, number> {
  const groups = told?.players.find(({ player }) => player.id === playerId)?.statistics[0];
  if (!groups) return {};
  const figures = Object.entries(playerKeys).flatMap(([group, keys]) => {
    const given = groups[group as keyof typeof groups];
    if (typeof given !== 'object' || given === null) return [];
    return Object.entries(keys).flatMap(([word, key]) => {
      const number = numberIn((given as Record<string, unknown>)[word]);
      return number === null ? [] : [[key, number] as const];
    });
  });
  return Object.fromEntries(figures);
}
