import type { Side } from '@xiongmao/api/matches/sides';
import { opponent } from '../cast.ts';
import type { Match } from './match.ts';

const regular = 5;

/** Five each in turn, as long as both can win; then one each until one is ahead. */
export function playShootout(match: Match, first: Side): void {
  const { book, cast, squads } = match;
  const order = [first, opponent(first)];
  const taken = { home: 0, away: 0 };
  book.show({ clock: null });
  book.begin('pen');
  book.tell('periodStart');
  for (let kick = 0; !decided(book.period, taken); kick += 1) {
    const side = order[kick % 2]!;
    book.wait(cast.random.float(38, 60));
    // The forwards, who stand last, begin.
    const takers = squads[side].onPitch.toReversed();
    const { playerId, name: player } = takers[taken[side] % takers.length]!;
    const scored = cast.random.chance(0.74);
    taken[side] += 1;
    if (scored) book.add(side);
    book.tell(scored ? 'shootoutScored' : 'shootoutMissed', { side, playerId, player });
  }
  book.tell('periodEnd');
}

function decided(scored: Record<Side, number>, taken: Record<Side, number>): boolean {
  if (taken.home > regular || taken.away > regular) {
    return taken.home === taken.away && scored.home !== scored.away;
  }
  const left = (side: Side) => regular - taken[side];
  return (
    scored.home > scored.away + left('away') ||
    scored.away > scored.home + left('home') ||
    (left('home') === 0 && left('away') === 0 && scored.home !== scored.away)
  );
}
