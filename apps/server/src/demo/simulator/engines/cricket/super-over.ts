import type { Side } from '@xiongmao/api/matches/sides';
import { leader } from '../../scene.ts';
import { opponent } from '../cast.ts';
import type { Match } from './match.ts';

/** One over each, again until one side has more; who batted last begins. Answers the winner. */
export function playSuperOver(match: Match, first: Side): Side {
  const { book } = match;
  for (let number = 1; ; number += 1) {
    book.begin(`superOver${number}`);
    book.tell('periodStart');
    bat(match, first);
    book.wait(180);
    bat(match, opponent(first), book.period[first]);
    const winner = leader(book.period);
    if (winner) return winner;
    book.rest('inningsBreak', 300);
  }
}

/** Six balls or two wickets, or until the other side's runs are beaten. */
function bat({ book, cast }: Match, side: Side, beaten = Number.POSITIVE_INFINITY): void {
  let wickets = 0;
  book.mark('batting', side);
  for (let ball = 1; ball <= 6 && wickets < 2 && book.period[side] <= beaten; ball += 1) {
    book.wait(cast.random.float(35, 55));
    const runs = cast.random.among({ 0: 22, 1: 30, 2: 10, 4: 18, 6: 12, wicket: 8 });
    if (runs === 'wicket') {
      wickets += 1;
      book.tell('wicket', { side });
    } else if (Number(runs) > 0) {
      book.add(side, Number(runs));
    }
  }
}
