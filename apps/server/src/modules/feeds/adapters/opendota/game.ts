import type { Side } from '@xiongmao/api/matches/sides';
import { heroName, heroOfUnit, unitOf } from './facts/heroes.ts';
import type { GivenMatch, GivenPlayer } from './shapes.ts';

export type Camp = 'radiant' | 'dire';
export const camps = ['radiant', 'dire'] as const;
export const otherCamp = { radiant: 'dire', dire: 'radiant' } as const satisfies Record<Camp, Camp>;

/** A game with all that its files say, in one; who its camps are stands in the match. */
export type Game = GivenMatch;

/** The first to tell something is believed; of players each by their place. */
export function mergeGames(given: readonly GivenMatch[]): Game {
  const [first, ...rest] = given;
  return rest.reduce((known, more) => {
    const slots = new Map(more.players.map((player) => [player.player_slot, player]));
    const players = known.players.map((player) =>
      completed(player, slots.get(player.player_slot) ?? player),
    );
    return { ...completed(known, more), players: players.length > 0 ? players : more.players };
  }, first!);
}

function completed<Told extends object>(known: Told, more: Told): Told {
  const told = Object.entries(more).filter(
    ([key, value]) => value !== null && value !== undefined && isOpen(known[key as keyof Told]),
  );
  return { ...known, ...Object.fromEntries(told) };
}

const isOpen = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

export const campOf = (slot: number): Camp => (slot < 128 ? 'radiant' : 'dire');
/** Two is Radiant, three Dire, wherever the game numbers them. */
export const campOfTeam = (team: number | null | undefined): Camp | null =>
  team === 2 ? 'radiant' : team === 3 ? 'dire' : null;

export function heroOf(game: Game, player: GivenPlayer): string | null {
  if (player.hero_id) return heroName(player.hero_id);
  const unit = unitNamed(game, player);
  return unit && heroOfUnit(unit);
}

/** What a parsed file calls a player's hero: it names them where they strike. */
function unitNamed(game: Game, { player_slot, max_hero_hit }: GivenPlayer): string | null {
  const struck = game.objectives?.find(
    ({ player_slot: slot, unit }) => slot === player_slot && unit?.startsWith('npc_dota_hero_'),
  );
  return max_hero_hit?.unit ?? struck?.unit ?? null;
}

/** Who plays the hero that a log names. */
export function playerOfUnit(game: Game, unit: string): GivenPlayer | undefined {
  return game.players.find(
    (player) => (player.hero_id ? unitOf(player.hero_id) : unitNamed(game, player)) === unit,
  );
}

/** By the account, so that a player is one in all matches; who hides it is known in this match alone. */
export function playerId({ match_id }: Game, { account_id, player_slot }: GivenPlayer): string {
  const isKnown = account_id && account_id > 0 && account_id < 4_294_967_295;
  return isKnown ? String(account_id) : `${match_id}/${player_slot}`;
}

export function playerName({ name, personaname }: GivenPlayer): string | null {
  return (name || personaname || '').trim().slice(0, 120) || null;
}

/** The seconds of the game's clock to which the series by the minute belong. */
export function readingsOf({ players, radiant_gold_adv, radiant_xp_adv }: Game): number[] {
  const times = players.find((player) => player.times?.length)?.times;
  const lead = radiant_gold_adv ?? radiant_xp_adv ?? [];
  return times?.length ? times.map(Math.round) : lead.map((_, index) => index * 60);
}

/** How long it took; without a told length until the last that is known. */
export function lengthOf({ duration, objectives }: Game): number | null {
  return duration ?? objectives?.at(-1)?.time ?? null;
}

/** Who won: whose ancient stands, where nobody tells more. */
export function winnerOf({ radiant_win, objectives }: Game): Camp | null {
  if (typeof radiant_win === 'boolean') return radiant_win ? 'radiant' : 'dire';
  const fallen = objectives?.find(({ key }) => /_(good|bad)guys_fort$/.test(String(key)));
  if (!fallen) return null;
  return String(fallen.key).includes('goodguys') ? 'dire' : 'radiant';
}

export function killsOf(game: Game): Record<Camp, number> | null {
  const { radiant_score: radiant, dire_score: dire, players } = game;
  if (typeof radiant === 'number' && typeof dire === 'number') return { radiant, dire };
  const told = players.filter(({ kills, kills_log }) => typeof kills === 'number' || kills_log);
  if (told.length === 0) return null;
  const sum = (camp: Camp) =>
    told
      .filter(({ player_slot }) => campOf(player_slot) === camp)
      .reduce((total, { kills, kills_log }) => total + (kills ?? kills_log?.length ?? 0), 0);
  return { radiant: sum('radiant'), dire: sum('dire') };
}

/** Several games between two teams, or one. */
export interface Meeting {
  id: string;
  games: Game[];
  bestOf: number | null;
  /** In each game, which camp is the home side's. */
  homeCamps: Camp[];
  teams: Record<Side, Team>;
  league: { id: string; name: string | null } | null;
}

export interface Team {
  id: string;
  name: string | null;
  abbr?: string;
  country?: string;
}

export const sideOf = (camp: Camp, homeCamp: Camp): Side => (camp === homeCamp ? 'home' : 'away');
