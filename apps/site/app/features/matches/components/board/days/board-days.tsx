import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { formatDay, relativeDay } from '@xiongmao/i18n/format';
import { useMemo } from 'react';
import { matchDay } from '../../../shown-day.ts';
import { useBoardView } from '../board-context.tsx';
import { BoardList } from '../board-list.tsx';

interface BoardDaysProps {
  board: Board;
  today: string;
}

/** A board of several days, each under its name: today and what follows, then what is past. */
export function BoardDays({ board, today }: BoardDaysProps) {
  const { t, locale, zone } = useBoardView();
  const days = useMemo(() => groupByDay(board.matches, zone), [board.matches, zone]);
  const ahead = [...days.keys()].filter((day) => day >= today).sort();
  const past = [...days.keys()]
    .filter((day) => day < today)
    .sort()
    .reverse();
  return (
    <div className="flex flex-col gap-4">
      {[...ahead, ...past].map((day) => {
        const relative = relativeDay(day, today);
        const { leagues, teams } = board;
        return (
          <section key={day}>
            <h2 className="flex h-9 items-center gap-2 px-4 text-sm font-semibold md:px-0">
              {relative && t(`tab.${relative}`)}
              <span className={relative ? 'font-normal text-muted' : ''}>
                {formatDay(day, locale)}
              </span>
            </h2>
            <BoardList board={{ leagues, teams, matches: days.get(day)! }} day={day} />
          </section>
        );
      })}
    </div>
  );
}

function groupByDay(matches: readonly BoardMatch[], zone: string): Map<string, BoardMatch[]> {
  return Map.groupBy(matches, (match) => matchDay(match, zone));
}
