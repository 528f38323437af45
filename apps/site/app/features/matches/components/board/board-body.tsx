import type { Board } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, Suspense } from 'react';
import { matchPath } from '#app/paths.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import type { BoardSelection, useBoard } from '../../api/board/board-query.ts';
import { useFavourites } from '../../api/favourites/use-favourites.ts';
import { BoardError, BoardSkeleton } from './board-states.tsx';
import { Feed } from './feed/feed.tsx';
import { RowLinks } from './rows/row-links.tsx';
import { useStaying } from './use-staying.ts';

/** Heard, not seen, and of favourites alone: it may come later than the list. */
const ScoreAnnouncer = lazyPart(() => import('./score-announcer.tsx'));

interface BoardBodyProps {
  asked: BoardSelection;
  query: ReturnType<typeof useBoard>;
  /** What is to be shown of the query's board; undefined while there is none. */
  board: Board | undefined;
  empty: ReactNode;
  children: (board: Board) => ReactNode;
}

/** A list in whichever state it is: on its way, failed, empty or there, and then kept current. */
export function BoardBody({ asked, query, board, empty, children }: BoardBodyProps) {
  const { error, isError, isPaused, isPlaceholderData, refetch } = query;
  const favourites = useFavourites();
  const shown = useStaying(asked.kind === 'live', board);
  const retry = () => void refetch();
  if (!board || !shown)
    return isError || isPaused ? <BoardError error={error} onRetry={retry} /> : <BoardSkeleton />;
  return (
    <>
      {isError && <BoardError stale onRetry={retry} />}
      {shown.matches.some(({ demo }) => demo) && <DemoMark />}
      {shown.matches.length > 0 ? (
        <RowLinks to={matchPath(shown.matches[0]!)}>{children(shown)}</RowLinks>
      ) : (
        empty
      )}
      {!isPlaceholderData && (
        // The list beside it may be named by what is asked, too: two of a name would never leave.
        <Feed key={`feed ${JSON.stringify(asked)}`} asked={asked} version={board.version} />
      )}
      {favourites.size > 0 && (
        <Suspense>
          <ScoreAnnouncer board={board} />
        </Suspense>
      )}
    </>
  );
}

/** Simulated matches never pass for real ones. */
function DemoMark() {
  const { t } = useTranslation();
  return (
    <p title={t('demo.hint')} className="px-4 pb-1 text-end text-xs text-muted">
      {t('demo.label')}
    </p>
  );
}
