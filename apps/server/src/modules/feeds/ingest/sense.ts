import { gameById } from '@xiongmao/api/catalogue/games';
import { isPeriodKey, isPhase, sports } from '@xiongmao/api/catalogue/sports';
import type { FeedMessage, FixtureMessage } from '@xiongmao/api/feeds/messages';

/**
 * What is wrong with a message of the right shape, given the game of its match: a game that is not in the
 * catalogue, a phase or period that its sport does not have. Null when it makes sense.
 */
export function nonsenseIn(message: FeedMessage, gameId: number): string | null {
  const game = gameById(gameId);
  if (!game) return `gameId: ${gameId} is no game of the catalogue`;
  const sport = sports[game.sport];
  if (message.type === 'fixture') return selfMatch(message);
  if (message.type === 'state') {
    const { phase, periods } = message.state;
    if (phase !== null && !isPhase(sport, phase)) {
      return `state.phase: ${game.abbr} has no phase ${phase}`;
    }
    const strange = periods.find(({ key }) => !isPeriodKey(sport, key));
    if (strange) return `state.periods: ${game.abbr} has no period ${strange.key}`;
  }
  if (message.type === 'incidents') {
    const strange = message.items.find(({ period }) => period !== null && !isPhase(sport, period));
    if (strange) return `items: ${game.abbr} has no period ${strange.period}`;
  }
  return null;
}

/** What is wrong with a fixture of a side against itself; null with one of two sides. */
export function selfMatch({ home, away }: FixtureMessage): string | null {
  const isOne = home.id === away.id || (home.sameAs !== undefined && home.sameAs === away.sameAs);
  return isOne ? `home and away are one side: ${home.name ?? home.id}` : null;
}
