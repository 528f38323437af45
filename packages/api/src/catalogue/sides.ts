import { gameById } from './games.ts';
import { type Sport, sports } from './sports.ts';

const homeFirst = ['home', 'away'] as const;
const awayFirst = ['away', 'home'] as const;

/** The sides as the sport's fans name them: whatever prints both prints them in this order. */
export function sidesInOrder({ first }: Pick<Sport, 'first'>): typeof homeFirst | typeof awayFirst {
  return first === 'home' ? homeFirst : awayFirst;
}

/** The same of a game; one that the catalogue lacks is as the plainest sport. */
export const sidesOf = (gameId: number) =>
  sidesInOrder(sports[gameById(gameId)?.sport ?? 'generic']);

/** What fills the `home` and `away` of a text about both sides: the one that stands first, and the other. */
export function inOrder<Value>(
  gameId: number,
  sides: { home: Value; away: Value },
): { home: Value; away: Value } {
  const [first, second] = sidesOf(gameId);
  return { home: sides[first], away: sides[second] };
}

/** Who plays whom, by their names in a line. */
export function inLine(gameId: number, names: { home: string; away: string }): string {
  const { home, away } = inOrder(gameId, names);
  return `${home} – ${away}`;
}

/** The context of texts about who plays: teams, an esport's teams, or players. */
export function sidesAs(gameId: number): 'team' | 'esport' | 'player' {
  const game = gameById(gameId);
  if (game?.alone) return 'player';
  return game?.kind === 'esport' ? 'esport' : 'team';
}
