import { gameById } from '@xiongmao/api/catalogue/games';
import { Flag } from '@xiongmao/ui/flag';
import { leaguePath } from '#app/paths.ts';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { isLive, type LeagueGroup } from '../../../api/board/league-groups.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { type BoardView, useBoardView } from '../board-context.tsx';
import { columnWidth, totalWidth } from '../columns/column-widths.ts';

interface LeagueHeaderProps {
  group: LeagueGroup;
  columns: readonly string[];
  open: boolean;
  onToggle: () => void;
}

/** A league's name over its matches; it sticks while they scroll by. Its mark leads to its page, the rest opens and closes them. */
export function LeagueHeader({ group, columns, open, onToggle }: LeagueHeaderProps) {
  const view = useBoardView();
  const { t } = view;
  const { league, matches } = group;
  const live = matches.filter(isLive).length;
  return (
    <h3 className="sticky top-0 z-10 flex bg-surface md:rounded-lg">
      <a
        data-row
        href={view.base + leaguePath(league.id)}
        aria-label={t('board.leaguePage', { league: league.name })}
        className="flex shrink-0 items-center -outline-offset-2"
      >
        {league.country ? (
          <Flag country={league.country} className="mx-5 h-3.5" />
        ) : (
          <GameLogo game={gameById(league.gameId)} className="mx-5" />
        )}
      </a>
      <button type="button" aria-expanded={open} onClick={onToggle} className="league-button">
        <span dir="auto" className="truncate text-sm font-semibold">
          {league.name}
        </span>
        <span className="ms-2 me-auto shrink-0 text-xs text-muted">
          {t(`games:${league.gameId}` as 'games:202')}
        </span>
        {open && columns.length > 0 && (
          <ColumnHeads columns={columns} gameId={league.gameId} view={view} />
        )}
        {!open && (
          <span className="shrink-0 ps-2 text-xs text-muted tabular">
            {live > 0 ? (
              <b className="text-live">{t('count.live', { count: live })}</b>
            ) : (
              matches.length
            )}
          </span>
        )}
      </button>
    </h3>
  );
}

interface ColumnHeadsProps {
  columns: readonly string[];
  gameId: number;
  view: BoardView;
}

function ColumnHeads({ columns, gameId, view }: ColumnHeadsProps) {
  return (
    <span className="hidden shrink-0 text-center text-xs text-muted @2xl:flex" aria-hidden>
      {columns.map((key) => (
        <span key={key} className={columnWidth(key)}>
          {headOf(key, gameId, view)}
        </span>
      ))}
      <span className={totalWidth({ gameId })}>
        {columns.length > 1 &&
          view.t(columns.includes('hits') ? 'columnShort.runs' : 'columnShort.total')}
      </span>
    </span>
  );
}

/** Soccer's one column is the score at half time; numbered periods need no more than their number. */
function headOf(key: string, gameId: number, { t }: BoardView): string {
  const sport = sportOf(gameId);
  if (sport.clock?.continuous) return say(t, periodLabel('halfTime', gameId).short);
  if (sport.columns.includes(key)) return t(`columnShort.${key}` as 'columnShort.hits');
  const isRegular = key.startsWith(sport.period.prefix);
  if (isRegular) return key.slice(sport.period.prefix.length);
  return say(t, periodLabel(key, gameId).short);
}
