import type { BoardMatch, Side } from '@xiongmao/api/matches/shapes';
import { useState } from 'react';
import type { Scoreboard, ScoreColumnView } from '../../scoreboard.ts';
import { sportOf } from '../../sport-of.ts';
import { columnWidth, totalWidth } from './column-widths.ts';

interface SideScoresProps {
  side: Side;
  match: BoardMatch;
  score: Scoreboard;
  columns: readonly string[];
}

/** A side's figures: all its columns where there is room, else the few that matter, then the total. */
export function SideScores({ side, match, score, columns }: SideScoresProps) {
  const continuous = sportOf(match.gameId).clock?.continuous;
  // The score at half time is none before.
  const views = [...score.columns, ...score.compact].filter(
    ({ current }) => !(continuous && current),
  );
  const weight =
    score.winner === side ? 'font-bold' : score.winner ? 'text-muted' : 'font-semibold';
  return (
    <>
      <span aria-hidden className="hidden @2xl:flex">
        {columns.map((key) => (
          <span key={key} className={columnWidth(key)}>
            <ColumnFigure column={views.find((view) => view.key === key)} side={side} />
          </span>
        ))}
      </span>
      <span aria-hidden className="flex @2xl:hidden">
        {score.compact.map((column) => (
          <span key={column.key} className={columnWidth(column.key)}>
            <ColumnFigure column={column} side={side} />
          </span>
        ))}
      </span>
      <span className={`text-end text-base/5 tabular ${weight} ${totalWidth(match)}`}>
        {score.total && <Figure text={score.total[side]} />}
      </span>
    </>
  );
}

interface ColumnFigureProps {
  column: ScoreColumnView | undefined;
  side: Side;
}

function ColumnFigure({ column, side }: ColumnFigureProps) {
  if (!column) return null;
  const { key, current, winner } = column;
  const tone = current ? 'text-live' : winner === side ? 'text-ink' : 'text-muted';
  const text = key === 'overs' && column[side] ? `(${column[side]})` : column[side];
  return (
    <span
      className={`block text-center tabular ${key === 'overs' ? 'text-xs' : 'text-sm'} ${tone}`}
    >
      <Figure text={text} />
    </span>
  );
}

/** A figure that lights up when it changes; its box keeps its size. */
function Figure({ text }: { text: string }) {
  const [seen, setSeen] = useState({ text, changes: 0 });
  if (seen.text !== text) setSeen({ text, changes: seen.changes + 1 });
  return (
    <span key={seen.changes} className={`rounded-sm px-1 ${seen.changes > 0 ? 'flash' : ''}`}>
      {text}
    </span>
  );
}
