import type { Building } from '@xiongmao/api/matches/sheets/heroes';
import { buildings } from '@xiongmao/api/matches/sheets/heroes';
import { type Camp, campOf, type Game, otherCamp } from './game.ts';

const lanes = ['top', 'mid', 'bot'] as const;
/** The bits of a side's state, the lowest first. */
const towerBits: readonly Building[] = [
  ...lanes.flatMap((lane) => [`${lane}1`, `${lane}2`, `${lane}3`] as const),
  'base1',
  'base2',
];
const barracksBits: readonly Building[] = lanes.flatMap(
  (lane) => [`${lane}Melee`, `${lane}Ranged`] as const,
);

/** A building that fell: whose, and who took it; of old files some are not known by their place. */
export interface Fall {
  at: number;
  owner: Camp;
  kind: 'tower' | 'barracks' | 'ancient';
  building: Building | null;
  slot: number | null;
  /** Its own side took it, so that the others gain less. */
  denied: boolean;
}

const named =
  /^npc_dota_(good|bad)guys_(?:tower(\d)(?:_(top|mid|bot))?|(melee|range)_rax_(top|mid|bot)|(fort))$/;

/** Buildings in the order in which they fell. */
export function fallsOf({ objectives }: Game): Fall[] {
  const falls: Fall[] = [];
  const bases = { radiant: 0, dire: 0 };
  const byName = objectives?.filter(({ type }) => type === 'building_kill') ?? [];
  for (const { time: at, key, player_slot } of byName) {
    const found = named.exec(String(key));
    if (!found) continue;
    const [, whose, tier, lane, rax, raxLane, fort] = found;
    const owner: Camp = whose === 'good' ? 'radiant' : 'dire';
    const slot = player_slot ?? null;
    const rest = { at, owner, slot, denied: slot !== null && campOf(slot) === owner };
    if (fort) falls.push({ ...rest, kind: 'ancient', building: null });
    else if (rax) {
      const building = `${raxLane}${rax === 'melee' ? 'Melee' : 'Ranged'}` as Building;
      falls.push({ ...rest, kind: 'barracks', building });
    } else if (lane) falls.push({ ...rest, kind: 'tower', building: `${lane}${tier}` as Building });
    else {
      bases[owner] += 1;
      const building = bases[owner] === 1 ? 'base1' : 'base2';
      falls.push({ ...rest, kind: 'tower', building });
    }
  }
  return falls.length > 0 ? falls : announced(objectives ?? []);
}

/** Older files tell only what the game announced to its players. */
function announced(objectives: NonNullable<Game['objectives']>): Fall[] {
  return objectives.flatMap(({ type, time: at, team, player_slot }): Fall[] => {
    const kind = /^CHAT_MESSAGE_(TOWER|BARRACKS)_(KILL|DENY)$/.exec(type);
    if (!kind) return [];
    const slot = player_slot ?? null;
    const denied = kind[2] === 'DENY';
    // A tower is told with who took it, barracks with their owner.
    const teller: Camp = team === 3 ? 'dire' : 'radiant';
    const owner = kind[1] === 'BARRACKS' || denied ? teller : otherCamp[teller];
    const what = kind[1] === 'TOWER' ? 'tower' : 'barracks';
    return [{ at, owner, kind: what, building: null, slot, denied }];
  });
}

/** What still stood at a second of the game, or at its end; null where nobody tells. */
export function standingOf(game: Game, until: number | null): Record<Camp, Building[]> | null {
  const falls = fallsOf(game);
  if (until === null) {
    const told = { radiant: stateOf(game, 'radiant'), dire: stateOf(game, 'dire') };
    if (told.radiant && told.dire) return { radiant: told.radiant, dire: told.dire };
  }
  if (falls.length === 0 || falls.some(({ kind, building }) => kind !== 'ancient' && !building)) {
    return null;
  }
  const left = (camp: Camp) => {
    const fallen = new Set(
      falls
        .filter(({ owner, at }) => owner === camp && (until === null || at <= until))
        .map(({ building }) => building),
    );
    return buildings.filter((building) => !fallen.has(building));
  };
  return { radiant: left('radiant'), dire: left('dire') };
}

function stateOf(game: Game, camp: Camp): Building[] | null {
  const towers = game[`tower_status_${camp}`];
  const barracks = game[`barracks_status_${camp}`];
  if (typeof towers !== 'number' || typeof barracks !== 'number') return null;
  const standing = new Set([
    ...towerBits.filter((_, bit) => (towers >> bit) & 1),
    ...barracksBits.filter((_, bit) => (barracks >> bit) & 1),
  ]);
  return buildings.filter((building) => standing.has(building));
}

export const isTower = (building: Building): boolean => /\d$/.test(building);
