import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';
import type { Side } from '@xiongmao/api/matches/sides';
import { standingOf } from './buildings.ts';
import { itemName } from './facts/items.ts';
import { figuresOf, figuresUntil } from './figures.ts';
import {
  type Camp,
  campOf,
  type Game,
  heroOf,
  lengthOf,
  type Meeting,
  otherCamp,
  playerId,
  playerName,
  readingsOf,
  sideOf,
} from './game.ts';
import type { GivenPlayer } from './shapes.ts';
import { killsTold } from './timeline.ts';

type Part = Extract<Sheet, { kind: 'heroes' }>['parts'][number];

/** Each game as its scoreboard shows it; the last one as far as it was played by `until`. */
export function sheetOf({ games, homeCamps }: Meeting, until: number | null = null): Sheet {
  return {
    kind: 'heroes',
    parts: games.map((game, index) => {
      const isLast = index === games.length - 1;
      return partOf(game, `game${index + 1}`, homeCamps[index]!, isLast ? until : null);
    }),
  };
}

function partOf(game: Game, key: string, homeCamp: Camp, until: number | null): Part {
  const standing = standingOf(game, until);
  const sides = <Value>(of: Record<Camp, Value>): Record<Side, Value> => ({
    home: of[homeCamp],
    away: of[otherCamp[homeCamp]],
  });
  return {
    key,
    seconds: until ?? lengthOf(game),
    players: game.players.slice(0, 10).map((player) => ({
      side: sideOf(campOf(player.player_slot), homeCamp),
      playerId: playerId(game, player),
      player: playerName(player),
      hero: heroOf(game, player),
      figures: until === null ? figuresOf(player) : figuresUntil(game, player, until),
      items: until === null ? itemsOf(player) : [],
    })),
    gold: readings(game, homeCamp, 'gold', until),
    experience: readings(game, homeCamp, 'experience', until),
    standing: standing && sides(standing),
    fights: fightsOf(game, homeCamp).filter(({ to }) => until === null || to <= until),
  };
}

function itemsOf(player: GivenPlayer): string[] {
  const slots = [0, 1, 2, 3, 4, 5] as const;
  return slots.flatMap((slot) => itemName(player[`item_${slot}`] ?? 0) ?? []);
}

/** Each side's by the minute; of a file without players' series the lead. */
function readings(
  game: Game,
  homeCamp: Camp,
  what: 'gold' | 'experience',
  until: number | null,
): Part['gold'] {
  const key = what === 'gold' ? 'gold_t' : 'xp_t';
  const lead = what === 'gold' ? game.radiant_gold_adv : game.radiant_xp_adv;
  const hasSeries = game.players.length > 0 && game.players.every((player) => player[key]?.length);
  const at = (index: number, camp: Camp): number | null => {
    if (!hasSeries) {
      const ahead = lead?.[index];
      if (ahead === undefined) return null;
      return Math.max(0, camp === 'radiant' ? ahead : -ahead);
    }
    const own = game.players.filter(({ player_slot }) => campOf(player_slot) === camp);
    if (own.some((player) => player[key]?.[index] === undefined)) return null;
    return own.reduce((sum, player) => sum + (player[key]?.[index] ?? 0), 0);
  };
  return readingsOf(game).flatMap((second, index) => {
    const home = at(index, homeCamp);
    const away = at(index, otherCamp[homeCamp]);
    const isDue = until === null || second <= until;
    return home === null || away === null || !isDue
      ? []
      : [{ at: second, home: Math.round(home), away: Math.round(away) }];
  });
}

/** Fights by who fell in them: a file's own count has those who stood up again. */
function fightsOf(game: Game, homeCamp: Camp): Part['fights'] {
  return (game.teamfights ?? []).map(({ start: from, end: to, players }) => {
    const fallen = killsTold(game).filter(({ at }) => at >= from && at <= to);
    const deaths = (camp: Camp) => fallen.filter((kill) => kill.camp !== camp).length;
    const gold = (camp: Camp) =>
      players
        .filter((_, place) => (place < 5 ? 'radiant' : 'dire') === camp)
        .reduce((sum, { gold_delta }) => sum + (gold_delta ?? 0), 0);
    const away = otherCamp[homeCamp];
    return {
      from,
      to,
      deaths: { home: deaths(homeCamp), away: deaths(away) },
      gold: { home: gold(homeCamp), away: gold(away) },
    };
  });
}
