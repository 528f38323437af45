import type { PageMatch } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useState } from 'react';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { batTwice } from '../../../cricket.ts';
import type { Scoreboard, ScoreColumnView } from '../../../scoreboard.ts';
import { useBoardView } from '../board-context.tsx';
import { columnWidth, totalWidth } from '../columns/column-widths.ts';

interface SideScoresProps {
  side: Side;
  match: PageMatch;
  score: Scoreboard;
  columns: readonly string[];
}

/** A side's figures: all its columns where there is room, else the few that matter, then the total. */
export function SideScores({ side, match, score, columns }: SideScoresProps) {
  const { t } = useBoardView();
  const continuous = sportOf(match.gameId).clock?.continuous;
  // The score at half time is none before.
  const views = [...score.columns, ...score.compact].filter(
    ({ current }) => !(continuous && current),
  );
  // Two innings of a side leave no room beside them on a phone.
  const narrow = batTwice(match.state) ? [] : score.compact.map(({ key }) => key);
  const narrowAlone = narrow.filter((key) => !columns.includes(key));
  const weight =
    score.winner === side ? 'font-bold' : score.winner ? 'text-muted' : 'font-semibold';
  const figure = (key: string, room: string) => {
    const column = views.find((view) => view.key === key);
    const look = `row-figure ${room} ${columnWidth(key)} ${toneOf(column, side)}`;
    const text = column?.[side] ?? '';
    // Cricket's overs are no score: they carry their word.
    const shown = key === 'overs' && text ? t('row.overs', { overs: text }) : text;
    return <Figure key={key} text={shown} look={look} silent />;
  };
  return (
    <>
      {columns.map((key) => figure(key, narrow.includes(key) ? 'block' : 'hidden @2xl:block'))}
      {narrowAlone.map((key) => figure(key, 'block @2xl:hidden'))}
      <Figure
        text={score.total?.[side] ?? ''}
        look={`row-total whitespace-nowrap ${weight} ${totalWidth(match)}`}
      />
    </>
  );
}

function toneOf(column: ScoreColumnView | undefined, side: Side): string {
  if (column?.current) return 'text-live';
  return column?.winner === side ? 'text-ink' : 'text-muted';
}

interface FigureProps {
  text: string;
  look: string;
  /** Those who listen hear the total alone. */
  silent?: boolean;
}

/** A figure that lights up when it changes; its box keeps its size. */
function Figure({ text, look, silent }: FigureProps) {
  const [seen, setSeen] = useState({ text, changes: 0 });
  if (seen.text !== text) setSeen({ text, changes: seen.changes + 1 });
  const flash = seen.changes > 0 ? 'flash' : '';
  return (
    <span key={seen.changes} aria-hidden={silent} className={`${look} ${flash}`}>
      {text}
    </span>
  );
}
