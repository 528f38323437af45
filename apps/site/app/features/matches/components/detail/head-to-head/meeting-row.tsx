import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatDay } from '@xiongmao/i18n/format';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { FormDot } from '#app/shared/games/form-dots.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { scoreboard } from '../../../scoreboard.ts';
import { resultFor } from '../form/form-of.ts';

interface MeetingRowProps {
  match: BoardMatch;
  board: Board;
  /** Whose result the dot tells; null: nobody's, only that it is in dispute. */
  teamId: number | null;
}

/** An earlier match in two lines: when and for what, who and how it ended. */
export function MeetingRow({ match, board, teamId }: MeetingRowProps) {
  const locale = useLocale();
  const { total, winner } = scoreboard(match.state, sportOf(match.gameId));
  const result = resultFor((teamId ?? match.homeId)!, match);
  const dot = teamId === null && result !== 'disputed' ? null : result;
  const team = (side: Side) => board.teams[(side === 'home' ? match.homeId : match.awayId)!];
  return (
    <li className="border-t border-line">
      <Link
        to={matchPath(match)}
        prefetch="none"
        className="flex min-h-14 items-center gap-3 px-4 py-2 text-sm hover:bg-raised"
      >
        <span className="w-24 shrink-0 text-xs leading-tight text-muted">
          <time dateTime={match.date} className="tabular block">
            {formatDay(match.date, locale, 'date')}
          </time>
          <span className="block wrap-anywhere">
            <bdi>{board.leagues[match.leagueId]?.name}</bdi>
          </span>
        </span>
        <span className="flex min-w-0 grow flex-col">
          {sidesOf(match.gameId).map((side) => (
            <span
              key={side}
              className={`flex justify-between gap-2 ${winner === side ? 'font-semibold' : 'text-muted'}`}
            >
              <Name>{team(side)?.name ?? ''}</Name>
              <span className="tabular">{total?.[side]}</span>
            </span>
          ))}
        </span>
        {(teamId !== null || dot) && <span className="w-5">{dot && <FormDot result={dot} />}</span>}
      </Link>
    </li>
  );
}
