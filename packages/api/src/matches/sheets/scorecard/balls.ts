/** A ball as it was scored. */
export interface Ball {
  /** Who faced it, by place in the innings' batting. */
  striker: number;
  /** Off the bat. */
  runs: number;
  /** Four or six runs without a boundary. */
  allRun: boolean;
  byes: number;
  legByes: number;
  wides: number;
  noBalls: number;
  penalty: number;
  wicket: boolean;
}

const extras = { wides: 'wd', noBalls: 'nb', byes: 'b', legByes: 'lb', penalty: 'p' } as const;
type Extra = keyof typeof extras;
const kinds = Object.keys(extras) as Extra[];

const one = /\d{1,2}:\d{1,2}r?(?:\+\d{1,2}(?:wd|nb|lb|b|p))*W?/;
/** The balls of an over, each `striker:runs`, with `r` where all were run, extras, and `W` of a wicket. */
export const ballPattern = new RegExp(`^(?:${one.source}(?: ${one.source})*)?$`);

/** A ball in the notation of sheets: `0:4`, `3:0+1wd`, `1:0W`, `2:4+1nb`. */
export function writeBall(ball: Ball): string {
  const told = kinds
    .filter((kind) => ball[kind] > 0)
    .map((kind) => `+${ball[kind]}${extras[kind]}`);
  return `${ball.striker}:${ball.runs}${ball.allRun ? 'r' : ''}${told.join('')}${ball.wicket ? 'W' : ''}`;
}

export function readBalls(text: string): Ball[] {
  return text === '' ? [] : text.split(' ').map(readBall);
}

function readBall(text: string): Ball {
  const [, striker, runs, allRun, added = '', wicket] =
    /^(\d+):(\d+)(r?)((?:\+\d+[a-z]+)*)(W?)$/.exec(text) ?? [];
  const ball: Ball = {
    striker: Number(striker ?? 0),
    runs: Number(runs ?? 0),
    allRun: allRun === 'r',
    byes: 0,
    legByes: 0,
    wides: 0,
    noBalls: 0,
    penalty: 0,
    wicket: wicket === 'W',
  };
  for (const [, amount, sign] of added.matchAll(/\+(\d+)([a-z]+)/g)) {
    const kind = kinds.find((one) => extras[one] === sign);
    if (kind) ball[kind] = Number(amount);
  }
  return ball;
}

/** One of the over's balls, which is bowled once. */
export const isLegal = ({ wides, noBalls }: Pick<Ball, 'wides' | 'noBalls'>): boolean =>
  wides + noBalls === 0;

export const totalOf = (ball: Ball): number =>
  ball.runs + ball.byes + ball.legByes + ball.wides + ball.noBalls + ball.penalty;

/** What the bowler is charged with. */
export const conceded = ({ runs, wides, noBalls }: Ball): number => runs + wides + noBalls;
