import { noRuns } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { Side } from '@xiongmao/api/matches/sides';
import { leader } from '../../scene.ts';
import { opponent } from '../cast.ts';
import type { Match } from './match.ts';
import { openInnings, tellBook } from './scorebook.ts';

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
function bat(match: Match, side: Side, beaten = Number.POSITIVE_INFINITY): void {
  const { book, cast, rosters } = match;
  const period = book.period.key;
  const isChase = Number.isFinite(beaten);
  const key = `${period}.${isChase ? 2 : 1}`;
  const target = isChase ? { target: beaten + 1 } : {};
  const scorer = openInnings(match, side, { key, period }, { overs: 1, ...target });
  const bowler = rosters[opponent(side)].players[10]!.name;
  let [striker, partner, ...next] = rosters[side].players.map(({ name }) => name);
  book.mark('batting', side);
  scorer.begin(0);
  for (let ball = 1; ball <= 6 && scorer.wickets < 2 && book.period[side] <= beaten; ball += 1) {
    book.wait(cast.random.float(35, 55));
    const runs = cast.random.among({ 0: 22, 1: 30, 2: 10, 4: 18, 6: 12, wicket: 8 });
    const who = { striker: striker!, partner: partner!, bowler };
    if (runs === 'wicket') {
      const leaving = [{ player: striker!, way: 'bowled' as const, fielders: [] }];
      scorer.ball({ ...noRuns, ...who, leaving });
      book.tell('wicket', { side, player: striker!, other: bowler, text: 'bowled' });
      [striker, ...next] = next;
    } else {
      scorer.ball({ ...noRuns, ...who, runs: Number(runs), leaving: [] });
      if (Number(runs) > 0) book.add(side, Number(runs));
      if (runs === '1') [striker, partner] = [partner, striker];
    }
    tellBook(match);
  }
  scorer.close();
  tellBook(match);
}
