import type { Side } from '@xiongmao/api/matches/sides';
import { Fragment, useState } from 'react';
import type { Scoreboard } from '../../../../scoreboard.ts';

interface BigScoreProps {
  board: Scoreboard;
  /** How many signs a side's score grows to. */
  digits: number;
  live: boolean;
}

/** The score in figures one reads across a room, in boxes whose width no goal changes. */
export function BigScore({ board, digits, live }: BigScoreProps) {
  if (!board.total) return null;
  const { total } = board;
  const longest = Math.max(digits, total.home.length, total.away.length);
  // Two innings of a side stand below each other on a phone.
  const shortest = 5;
  const size =
    longest > 6
      ? 'text-xl md:text-2xl'
      : longest > 3
        ? 'text-3xl max-[22rem]:text-xl md:text-4xl'
        : longest > 2
          ? 'text-4xl max-[22rem]:text-3xl md:text-5xl'
          : 'text-5xl max-[22rem]:text-4xl md:text-6xl';
  return (
    <p
      aria-hidden="true"
      className={`tabular flex items-center justify-center gap-2 leading-none font-bold ${size}`}
    >
      {board.order.map((side, place) => (
        <Fragment key={side}>
          {place === 1 && <span className="text-base font-normal text-muted">–</span>}
          <Figure
            side={side}
            value={total[side]}
            width={Math.min(longest, shortest)}
            faded={board.winner !== null && board.winner !== side}
            live={live}
          />
        </Fragment>
      ))}
    </p>
  );
}

interface FigureProps {
  side: Side;
  value: string;
  width: number;
  faded: boolean;
  live: boolean;
}

function Figure({ side, value, width, faded, live }: FigureProps) {
  const changes = useChanges(value);
  return (
    <span
      key={changes}
      data-side={side}
      dir="ltr"
      className={`max-w-[6ch] rounded-sm py-1 text-center text-balance md:max-w-none ${changes > 0 && live ? 'flash' : ''} ${faded ? 'text-muted' : ''}`}
      style={{ minWidth: `${width + 0.2}ch` }}
    >
      {value || '–'}
    </span>
  );
}

/** How often a value has changed while it was on screen. */
function useChanges(value: string): number {
  const [held, hold] = useState({ value, changes: 0 });
  if (held.value !== value) hold({ value, changes: held.changes + 1 });
  return held.changes;
}
