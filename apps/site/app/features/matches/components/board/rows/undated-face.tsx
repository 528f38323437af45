import type { League, Team } from '@xiongmao/api/catalogue/shapes';
import type { FoundBoard } from '@xiongmao/api/matches/shapes';
import { seasonName } from '#app/shared/names/season-name.ts';
import { statusLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { useBoardView } from '../board-context.tsx';
import { RowSides } from './match-row.tsx';

export type UndatedMatch = FoundBoard['undated'][number];

interface UndatedFaceProps {
  match: UndatedMatch;
  home?: Team | undefined;
  away?: Team | undefined;
  league: League;
  columns: readonly string[];
}

/** A match that nobody told the day of: in which season of what, who, how it stands. */
export function UndatedFace(row: UndatedFaceProps) {
  const { match, league } = row;
  const { t } = useBoardView();
  const time = (
    <span className="row-span-2 row-start-1 flex w-15 shrink-0 flex-col items-center px-1 text-center text-xs text-muted tabular">
      <span>{seasonName(match.season)}</span>
      <span>{say(t, statusLabel(match).short)}</span>
    </span>
  );
  return (
    <RowSides {...row} time={time}>
      {() => (
        <span className="col-span-4 col-start-2 row-start-3 truncate text-xs text-muted">
          <bdi>{league.name}</bdi>
        </span>
      )}
    </RowSides>
  );
}
