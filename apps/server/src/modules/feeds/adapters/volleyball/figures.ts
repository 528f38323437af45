import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { endingOf, type PlayedSet, type RallyEvent, type Symbols, type Touch } from './match.ts';

const counted = [
  'points',
  'attacks',
  'kills',
  'attackErrors',
  'blocks',
  'serves',
  'aces',
  'serveErrors',
  'receptions',
  'perfectReceptions',
  'receptionErrors',
  'digs',
] as const;
type Figure = (typeof counted)[number];

const blank = () => Object.fromEntries(counted.map((key) => [key, 0])) as Record<Figure, number>;

/** What a touch counts for. */
function creditsOf({ skill, value }: Touch, symbols: Symbols): Figure[] {
  const isWon = symbols[skill].won.includes(value);
  const isLost = symbols[skill].lost.includes(value);
  const when = (isSo: boolean, ...figures: Figure[]) => (isSo ? figures : []);
  switch (skill) {
    case 'S':
      return ['serves', ...when(isWon, 'aces', 'points'), ...when(isLost, 'serveErrors')];
    case 'R':
      return [
        'receptions',
        ...when(value === '#', 'perfectReceptions'),
        ...when(isLost, 'receptionErrors'),
      ];
    case 'A':
      return ['attacks', ...when(isWon, 'kills', 'points'), ...when(isLost, 'attackErrors')];
    case 'B':
      return when(isWon, 'blocks', 'points');
    case 'D':
      return when(!isLost, 'digs');
    default:
      return [];
  }
}

export const ralliesOf = (set: PlayedSet): RallyEvent[] =>
  set.events.filter((event) => event.kind === 'rally');

/** Of the match and of each set. */
export function statisticsOf(sets: readonly PlayedSet[], symbols: Symbols): Statistic[] {
  const played = sets.filter((set) => ralliesOf(set).length > 0);
  if (played.length === 0) return [];
  const each = played.flatMap((set) => figuresOf(`set${set.number}`, ralliesOf(set), symbols));
  return [
    ...figuresOf('all', played.flatMap(ralliesOf), symbols),
    ...(played.length > 1 ? each : []),
  ];
}

function figuresOf(period: string, rallies: readonly RallyEvent[], symbols: Symbols): Statistic[] {
  const figures: Record<Side, Record<Figure, number>> = { home: blank(), away: blank() };
  const won = { home: 0, away: 0 };
  const given = { home: 0, away: 0 };
  for (const rally of rallies) {
    const { winner, touches } = rally;
    won[winner] += 1;
    for (const touch of touches) {
      for (const figure of creditsOf(touch, symbols)) figures[touch.side][figure] += 1;
    }
    // What the other side gave away.
    const ended = endingOf(rally, symbols);
    if (!ended || ended.touch.side !== winner) given[winner] += 1;
  }
  const { points: _, ...rest } = figures.home;
  const keys = Object.keys(rest) as Figure[];
  return [
    { period, key: 'pointsWon', ...won },
    ...keys.map((key) => ({ period, key, home: figures.home[key], away: figures.away[key] })),
    { period, key: 'opponentErrors', ...given },
  ];
}

/** What each player of a side did, by shirt number. */
export function playerFigures(
  sets: readonly PlayedSet[],
  side: Side,
  symbols: Symbols,
): Map<number, Record<Figure, number>> {
  const players = new Map<number, Record<Figure, number>>();
  for (const { touches } of sets.flatMap(ralliesOf)) {
    for (const touch of touches) {
      if (touch.side !== side || touch.number === null) continue;
      const own = players.get(touch.number) ?? blank();
      players.set(touch.number, own);
      for (const figure of creditsOf(touch, symbols)) own[figure] += 1;
    }
  }
  return players;
}
