import type { Side } from '@xiongmao/api/matches/sides';
import { otherSide, type Played } from './played.ts';

/** A name by its letters and digits alone: players write that of their team as they like. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A name as it stands, without what could not be decoded and the blanks that lists put around an apostrophe. */
export const cleanName = (name: string | null | undefined): string =>
  (name ?? '')
    .replaceAll('\ufffd', '')
    .replace(/(\p{L}) (['’]) (?=\p{L})/gu, '$1$2')
    .trim();

export const areAlike = ({ names }: Played): boolean =>
  names.home === names.away || (plainName(names.home) || 'home') === plainName(names.away);

const sides = ['home', 'away'] as const;
/** So many who play together elsewhere are the same team: three of five. */
const core = 3;

/**
 * Names the sides of matches in which both have the name of one of them. What else their players played tells who bears it
 * and what the other is called; where that tells nothing each is called after a player, as the game calls a team that has
 * no name. `others` are matches that only tell what teams are called.
 */
export function tellApart(matches: readonly Played[], others: readonly Played[] = []): Played[] {
  const named = [...matches, ...others].filter((match) => !areAlike(match));
  return matches.map((match) =>
    areAlike(match) ? { ...match, names: namesOf(match, named) } : match,
  );
}

function namesOf(match: Played, others: readonly Played[]): Record<Side, string> {
  const told = match.names.home;
  const known = { home: calledIn(match, 'home', others), away: calledIn(match, 'away', others) };
  const own = (side: Side) => known[side].get(plainName(told))?.times ?? 0;
  const isElsewhere = (side: Side) => known[side].size > 0;
  const bearer =
    sides.find((side) => own(side) > own(otherSide[side])) ??
    (own('home') === 0
      ? sides.find((side) => !isElsewhere(side) && isElsewhere(otherSide[side]))
      : undefined);
  const nameOf = (side: Side): string => {
    if (side === bearer) return told;
    const [most] = [...known[side].values()]
      .filter(({ name }) => plainName(name) !== plainName(told))
      .sort((a, b) => b.times - a.times);
    return (bearer && most?.name) ?? `team_${captainOf(match, side)}`;
  };
  return { home: nameOf('home'), away: nameOf('away') };
}

/** What a side's players are called together in other matches, each name with how often. */
function calledIn(match: Played, side: Side, others: readonly Played[]) {
  const own = playersOf(match, side);
  const called = new Map<string, { name: string; times: number }>();
  for (const other of others) {
    for (const there of sides) {
      if (playersOf(other, there).filter((id) => own.includes(id)).length < core) continue;
      const name = other.names[there];
      const held = called.get(plainName(name)) ?? { name, times: 0 };
      called.set(plainName(name), { ...held, times: held.times + 1 });
    }
  }
  return called;
}

const playersOf = ({ players }: Played, side: Side): string[] =>
  [...players].flatMap(([id, player]) => (player.side === side ? id : []));

function captainOf(match: Played, side: Side): string {
  const [id = ''] = playersOf(match, side);
  return match.players.get(id)?.name ?? (side === 'home' ? 'A' : 'B');
}
