import type { Side } from '@xiongmao/api/matches/sides';
import type { Team } from '../../names/teams.ts';
import { leader } from '../../scene.ts';
import { bothSides, type Engine } from '../cast.ts';
import { rosterOf } from '../roster.ts';
import { newTally, tellFigures, tellLineups } from './figures.ts';
import { type Game, named, type Squad } from './game.ts';
import { playPossession } from './possession.ts';

const positions = 'PG SG SF PF C PG SG SF PF C SG SF PF'.split(' ');

export const playBasketball: Engine = (book, cast) => {
  const { random } = cast;
  const game: Game = {
    book,
    cast,
    tally: newTally(),
    squads: { home: squadOf(cast.home, 'home'), away: squadOf(cast.away, 'away') },
    side: random.pick(bothSides),
    played: new Map(),
  };
  book.at = -30 * 60_000;
  tellLineups(game);
  book.at = 0;
  const whilePlayed = (tell: (game: Game) => void) => () => {
    if (book.scene.clock?.running) tell(game);
  };
  book.every(90, whilePlayed(tellFigures));
  book.every(240, whilePlayed(tellLineups));

  for (const [index, breakAfter] of ['break', 'halfTime', 'break'].entries()) {
    playPeriod(game, `q${index + 1}`);
    book.rest(breakAfter, breakAfter === 'halfTime' ? 900 : random.float(130, 160));
  }
  playPeriod(game, 'q4');
  for (let overtime = 1; !leader(book.score); overtime += 1) {
    book.rest('break', random.float(120, 150));
    playPeriod(game, `ot${overtime}`);
  }
  tellFigures(game);
  tellLineups(game);
  book.finish();
};

function squadOf(team: Team, side: Side): Squad {
  const roster = rosterOf(team, side, { positions, starters: 5, numbers: 45 });
  const onCourt = roster.players.filter(({ starter }) => starter);
  return { roster, onCourt, fouls: 0, timeouts: 7 };
}

function playPeriod(game: Game, key: string): void {
  const { book, squads } = game;
  const { seconds = 0, extraSeconds = 0 } = book.sport.clock ?? {};
  for (const side of bothSides) squads[side].fouls = 0;
  book.stopClock(key.startsWith('ot') ? extraSeconds : seconds);
  book.begin(key);
  book.tell('periodStart');
  if (key === 'q1') {
    const { roster } = squads[game.side];
    book.tell('jumpBall', { side: game.side, ...named(roster.players[4]!) });
  }
  while (book.reading > 0) playPossession(game);
  book.stopClock(0);
  book.tell('periodEnd');
}
