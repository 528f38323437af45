import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { heroesOf, mapsOf } from '../../names/esports.ts';
import type { Book } from '../../programme/book.ts';
import { leader } from '../../scene.ts';
import { bothSides, type Cast, type Engine, opponent, shareOf } from '../cast.ts';
import { favouritePicks, pausePerhaps, playSeries, rostersOf, tellRosters } from './series.ts';

/** A game that is won by points of its own, over a time or up to a number of them. */
interface Rules {
  /** Minutes of a game, and how often a minute someone scores. */
  minutes: readonly [number, number];
  pace: number;
  /** What one score is worth. */
  worth: readonly number[];
  /** How much the stronger side's strength decides; the more scores, the less is needed. */
  edge?: number;
  target?: number;
  draft?: true;
  /** Nothing is counted before the end of a round: then judges give ten, and nine to who was beaten. */
  scored?: true;
  /** Heroes that a side chooses for each game; else a player has one for all. */
  picks?: number;
}

const duel: Rules = { minutes: [6, 20], pace: 0.4, worth: [1], target: 1 };
const goals: Rules = { minutes: [6, 9], pace: 0.75, worth: [1] };

const rules: Readonly<Record<string, Rules>> = {
  wow3: duel,
  nba2k: { minutes: [24, 28], pace: 2.8, worth: [2, 2, 2, 3], edge: 0.6 },
  hearthstone: { ...duel, draft: true, picks: 1 },
  rocketleagues: goals,
  starcraft2: { ...duel, draft: true },
  overwatch: { minutes: [10, 20], pace: 0.5, worth: [1], target: 2, draft: true },
  mma: { minutes: [5, 5], pace: 0, worth: [], scored: true },
  fifa: { minutes: [13, 16], pace: 0.22, worth: [1] },
  codmw: { minutes: [9, 11], pace: 8, worth: [5, 7, 9], target: 250, edge: 0.7 },
};

export const playPoints: Engine = (book, cast) => {
  const own = rules[cast.game.slug] ?? goals;
  const rosters = rostersOf(cast);
  book.at = -15 * 60_000;
  tellRosters(book, rosters);
  book.at = 0;
  const order = cast.random.shuffled(mapsOf(cast.game.slug));
  playSeries(
    book,
    cast,
    (number) => playGame(book, cast, own, number, order[number % order.length]),
    () => cast.random.float(120, 300),
  );
};

function playGame(
  book: Book,
  cast: Cast,
  own: Rules,
  number: number,
  map: string | undefined,
): Side {
  const { random } = cast;
  const picks = picksOf(cast, own);
  book.begin(`game${number}`, { ...(map && { map }), ...(picks.length > 0 && { picks }) });
  if (own.draft) {
    book.show({ phase: 'banPick' });
    book.wait(random.float(70, 160));
    book.show({ phase: `game${number}` });
  }
  book.tell('periodStart', { text: map ?? null });
  const end = book.at + random.float(...own.minutes) * 60_000;
  const share = shareOf(cast, 'home', own.edge ?? 2);
  if (own.scored) {
    book.wait((end - book.at) / 1000);
    const winner = random.chance(share) ? 'home' : 'away';
    book.add(winner, 10);
    book.add(opponent(winner), random.chance(0.06) ? 8 : 9);
    return winner;
  }
  // A level game goes on until someone scores.
  while (!isOver(book, own) && (book.at < end || !leader(book.period))) {
    book.wait((60 / own.pace) * random.float(0.3, 1.7));
    pausePerhaps(cast, book, 0.06 / own.pace / 10);
    if (book.at >= end && leader(book.period) && own.target === undefined) break;
    const side = random.chance(share) ? 'home' : 'away';
    book.add(side, random.pick(own.worth));
    const { home, away } = book.period;
    book.tell('point', { side, text: `${home}–${away}` });
  }
  return leader(book.period)!;
}

function picksOf(cast: Cast, { picks }: Rules): NonNullable<PeriodScore['picks']> {
  if (!picks) return favouritePicks(cast);
  const heroes = heroesOf(cast.game.slug);
  return bothSides.flatMap((side) =>
    cast.random
      .shuffled(heroes)
      .slice(0, picks)
      .map((name) => ({ side, kind: 'pick', name }) as const),
  );
}

function isOver({ period }: Book, { target }: Rules): boolean {
  return target !== undefined && Math.max(period.home, period.away) >= target;
}
