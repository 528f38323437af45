import type { Bracket } from '@xiongmao/api/matches/shapes';
import { isInPlay } from '@xiongmao/api/matches/statuses';

/** The place of the round that is played, else of the one that comes next; of the last once all is over. */
export function currentRound(rounds: Bracket['rounds']): number {
  const played = rounds.findLastIndex(({ ties }) =>
    ties.some(({ legs }) => legs.some(({ status }) => isInPlay(status))),
  );
  if (played >= 0) return played;
  // A tie whose winner nobody ever told holds nothing up: others went on to the next round.
  const reached = Math.max(
    0,
    rounds.findLastIndex(({ ties }) => ties.some(({ winner }) => winner !== null)),
  );
  const open = rounds.findIndex(
    ({ ties }, place) => place >= reached && ties.some(({ winner }) => winner === null),
  );
  return open >= 0 ? open : rounds.length - 1;
}
