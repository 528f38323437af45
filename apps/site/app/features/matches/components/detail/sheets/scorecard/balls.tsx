import type { Ball } from '@xiongmao/api/matches/sheets/scorecard/balls';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type BallTone, ballSign, ballText, toneOf } from './figures/ball-words.ts';

const looks: Record<BallTone, string> = {
  wicket: 'bg-loss font-bold text-surface',
  six: 'bg-accent font-bold text-on-accent',
  four: 'border border-accent font-bold text-accent',
  extra: 'border border-line text-muted',
  run: 'border border-line font-semibold',
  dot: 'border border-line text-muted',
};

/** A ball as a round sign. */
export function BallSign({ ball }: { ball: Ball }) {
  const { t } = useTranslation('cricket');
  return (
    <span
      className={`tabular inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1 text-xs ${looks[toneOf(ball)]}`}
    >
      <span aria-hidden="true" dir="ltr">
        {ballSign(ball, t)}
      </span>
      <span className="sr-only">{ballText(ball, t)}</span>
    </span>
  );
}

/** Balls in the order bowled. */
export function Balls({ balls }: { balls: readonly Ball[] }) {
  return (
    <ol className="flex flex-wrap gap-1">
      {balls.map((ball, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ball is known by its place, and none moves
        <li key={place}>
          <BallSign ball={ball} />
        </li>
      ))}
    </ol>
  );
}
