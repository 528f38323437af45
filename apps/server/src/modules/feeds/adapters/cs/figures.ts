import type { Lineup, Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { type Deeds, noDeeds, type Played, type Round } from './played.ts';

const bothSides = ['home', 'away'] as const;

/** What each player has done in rounds, by id. */
export function deedsIn(rounds: readonly Round[]): Map<string, Deeds> {
  const all = new Map<string, Deeds>();
  for (const { deeds } of rounds) {
    for (const [id, told] of deeds) {
      const sum = all.get(id) ?? noDeeds();
      all.set(id, sum);
      for (const key of Object.keys(told) as (keyof Deeds)[]) sum[key] += told[key];
    }
  }
  return all;
}

/**
 * A player's rating by the formula that HLTV used until 2017: kills, rounds survived, and rounds with several kills, each
 * by what is usual, (kills / 0.679 + 0.7 × survived / 0.317 + multiple / 1.277) / 2.7, per round.
 */
export function ratingOf(id: string, rounds: readonly Round[]): number | null {
  const played = rounds.flatMap(({ deeds }) => deeds.get(id) ?? []);
  if (played.length === 0) return null;
  const mean = (of: (deeds: Deeds) => number) =>
    played.reduce((sum, deeds) => sum + of(deeds), 0) / played.length;
  const killing = mean(({ kills }) => kills) / 0.679;
  const surviving = mean(({ deaths }) => (deaths > 0 ? 0 : 1)) / 0.317;
  const multiple = mean(({ kills }) => kills ** 2) / 1.277;
  return Math.round(((killing + 0.7 * surviving + multiple) / 2.7) * 100) / 100;
}

/** Both line-ups, with what the players have done in the given rounds. */
export function lineupsOf({ players, exact }: Played, rounds: readonly Round[]): Lineup[] {
  const all = deedsIn(rounds);
  return bothSides.flatMap((side) => {
    const own = [...players].filter(([, player]) => player.side === side);
    if (own.length === 0) return [];
    const listed = own.map(([playerId, { name }]): Lineup['players'][number] => ({
      playerId,
      name: name.slice(0, 120),
      number: null,
      position: null,
      starter: true,
      cameOn: null,
      wentOff: null,
      statistics: statisticsOf(playerId, all.get(playerId), rounds, exact),
    }));
    return [{ side, formation: null, coach: null, players: listed }];
  });
}

function statisticsOf(
  id: string,
  deeds: Deeds | undefined,
  rounds: readonly Round[],
  exact: boolean,
): Record<string, number> {
  if (!deeds) return {};
  const { kills, headshots, assists, deaths, damage, firstKills, ...bombs } = deeds;
  const rating = ratingOf(id, rounds);
  const played = rounds.filter((round) => round.deeds.has(id)).length;
  return {
    ...(rating !== null && { rating }),
    kills,
    deaths,
    assists,
    // Damage beyond the health that was left makes no average to compare by.
    ...(exact ? { damagePerRound: Math.round((damage / played) * 10) / 10 } : { damage }),
    headshots,
    firstKills,
    ...bombs,
  };
}

/** Each side's figures in the given rounds. */
export function statisticsIn({ players }: Played, rounds: readonly Round[]): Statistic[] {
  const all = deedsIn(rounds);
  if (all.size === 0) return [];
  const sum = (key: keyof Deeds, of: Side) =>
    [...all].reduce(
      (total, [id, deeds]) => total + (players.get(id)?.side === of ? deeds[key] : 0),
      0,
    );
  const keys = [
    'kills',
    'headshots',
    'assists',
    'firstKills',
    'bombsPlanted',
    'bombsDefused',
  ] as const;
  return keys.map((key) => ({
    period: 'all',
    key,
    home: sum(key, 'home'),
    away: sum(key, 'away'),
  }));
}
