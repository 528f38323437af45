import { EmptyState } from '@xiongmao/ui/empty-state';
import { useBoard } from '#app/features/matches/api/board-query.ts';
import { useFavourites } from '#app/features/matches/api/use-favourites.ts';
import { useToday } from '#app/features/matches/api/use-today.ts';
import { BoardBody } from '#app/features/matches/components/board/board-body.tsx';
import {
  BoardProvider,
  useNewBoardView,
} from '#app/features/matches/components/board/board-context.tsx';
import { BoardDays } from '#app/features/matches/components/board/board-days.tsx';

/** The matches that have one's star, kept current. */
export function FocusMatches() {
  const context = useNewBoardView();
  const { t } = context;
  const today = useToday();
  const favourites = useFavourites();
  const asked = { kind: 'favourites', ids: [...favourites].sort((a, b) => a - b) } as const;
  const query = useBoard(asked);
  return (
    <BoardProvider value={context}>
      <BoardBody
        asked={asked}
        query={query}
        board={query.data}
        empty={
          <EmptyState
            text={t('matches:empty.favourites')}
            hint={t('matches:empty.favouritesHint')}
          />
        }
      >
        {(shown) => <BoardDays key={JSON.stringify(asked)} board={shown} today={today} />}
      </BoardBody>
    </BoardProvider>
  );
}
