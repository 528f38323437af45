import type { Side } from '@xiongmao/api/matches/sides';
import { leader } from '../scene.ts';
import { type Engine, opponent, shareOf } from './cast.ts';
import { count, rosterOf, told } from './roster.ts';
import { Tally } from './tally.ts';

const positions = 'GK LW LB CB RB RW PV GK LW LB CB RB RW PV'.split(' ');
const halfLength = 30 * 60;
const overtimeLength = 10 * 60;

/** Two halves of half an hour, without a clock that is told; in play-offs overtime until one leads. */
export const playHandball: Engine = (book, cast) => {
  const { random, league } = cast;
  const squad = { positions, starters: 7, numbers: 40 };
  const rosters = {
    home: rosterOf(cast.home, 'home', squad),
    away: rosterOf(cast.away, 'away', squad),
  };
  const tally = new Tally(['shots', 'goals', 'saves', 'turnovers', 'yellowCards']);

  function attack(side: Side): void {
    const edge = 2 * shareOf(cast, side, 0.8);
    const end = random.among({ goal: 50 * edge, saved: 22, missed: 10, lost: 18, carded: 0.8 });
    const player = random.pick(rosters[side].players.slice(1, 7));
    const { key } = book.period;
    if (end === 'lost') tally.add(key, side, 'turnovers');
    else if (end === 'carded') {
      tally.add(key, side, 'yellowCards');
      book.tell('yellowCard', { side, playerId: player.playerId, player: player.name });
    } else {
      tally.add(key, side, 'shots');
      count(player, 'shots');
      if (end === 'saved') tally.add(key, opponent(side), 'saves');
      if (end !== 'goal') return;
      tally.add(key, side, 'goals');
      count(player, 'goals');
      const { playerId, name } = player;
      book.tell('goal', { side, playerId, player: name, score: book.add(side) });
    }
  }

  function playPeriod(key: string, length: number): void {
    book.begin(key);
    book.tell('periodStart');
    const end = book.at + length * 1000;
    for (let side = random.pick<Side>(['home', 'away']); book.at < end; side = opponent(side)) {
      book.wait(random.float(22, 46));
      attack(side);
    }
    book.tell('periodEnd');
    book.statistics(tally.list());
    book.lineups([told(rosters.home), told(rosters.away)]);
  }

  book.lineups([told(rosters.home), told(rosters.away)]);
  book.every(120, () => book.statistics(tally.list()));
  playPeriod('p1', halfLength * 1.25);
  book.rest('break', 15 * 60);
  playPeriod('p2', halfLength * 1.25);
  for (let number = 1; league.knockout && !leader(book.score); number += 1) {
    book.rest('break', 300);
    playPeriod(`ot${number}`, overtimeLength * 1.2);
  }
  book.finish();
};
