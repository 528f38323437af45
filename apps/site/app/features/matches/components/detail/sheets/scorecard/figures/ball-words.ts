import {
  type Ball,
  isLegal,
  readBalls,
  totalOf,
} from '@xiongmao/api/matches/sheets/scorecard/balls';
import type { Over } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Translate } from '@xiongmao/i18n/types';

type Say = Translate<'cricket'>;

/** A ball with its number as fans count: `36.4`. */
export interface NumberedBall extends Ball {
  over: number;
  number: number;
  bowler: string;
}

/** The balls of an over, or of all that were bowled in it by several. */
export function numberedBalls(overs: readonly Over[]): NumberedBall[] {
  let legal = 0;
  return overs.flatMap(({ over, bowler, balls }) =>
    readBalls(balls).map((ball) => {
      const number = legal + 1;
      if (isLegal(ball)) legal += 1;
      return { ...ball, over, number, bowler };
    }),
  );
}

/** Overs as played: one that two bowled is one. */
export function oversOf(byOver: readonly Over[]): Over[][] {
  const overs: Over[][] = [];
  for (const over of byOver) {
    const last = overs.at(-1);
    if (last?.[0]?.over === over.over) last.push(over);
    else overs.push([over]);
  }
  return overs;
}

export type BallTone = 'wicket' | 'six' | 'four' | 'extra' | 'run' | 'dot';

export function toneOf(ball: Ball): BallTone {
  if (ball.wicket) return 'wicket';
  if (ball.runs === 6 && !ball.allRun) return 'six';
  if (ball.runs === 4 && !ball.allRun) return 'four';
  if (ball.wides + ball.noBalls + ball.byes + ball.legByes + ball.penalty > 0) return 'extra';
  return totalOf(ball) > 0 ? 'run' : 'dot';
}

/** A ball in a sign or two: `•`, `4`, `W`, `2wd`. */
export function ballSign(ball: Ball, t: Say): string {
  const total = totalOf(ball);
  const n = total > 1 ? total : '';
  if (ball.wicket) return t('chip.wicket', { n: total > 0 ? total : '' });
  if (ball.wides > 0) return t('chip.wides', { n });
  if (ball.noBalls > 0) return t('chip.noBalls', { n });
  if (ball.byes > 0) return t('chip.byes', { n: total });
  if (ball.legByes > 0) return t('chip.legByes', { n: total });
  if (ball.penalty > 0) return t('chip.penalty', { n: total });
  return total === 0 ? '•' : String(total);
}

/** What came of a ball, in words: `no-ball, FOUR`. */
export function ballText(ball: Ball, t: Say): string {
  const parts = [
    ball.noBalls > 0 && t('ball.noBalls'),
    ball.wides > 0 && t('ball.wides', { count: ball.wides }),
    ball.runs === 4 && !ball.allRun && t('ball.four'),
    ball.runs === 6 && !ball.allRun && t('ball.six'),
    ball.runs > 0 &&
      (ball.allRun || (ball.runs !== 4 && ball.runs !== 6)) &&
      t('ball.runs', { count: ball.runs }),
    ball.byes > 0 && t('ball.byes', { count: ball.byes }),
    ball.legByes > 0 && t('ball.legByes', { count: ball.legByes }),
    ball.penalty > 0 && t('ball.penalty', { n: ball.penalty }),
    ball.wicket && t('ball.out'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' · ') : t('ball.dot');
}
