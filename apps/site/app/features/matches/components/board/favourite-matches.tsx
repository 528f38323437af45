import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useBoard } from '../../api/board/board-query.ts';
import { useToday } from '../../api/board/use-today.ts';
import { useFavourites } from '../../api/favourites/use-favourites.ts';
import { BoardBody } from './board-body.tsx';
import { BoardProvider, useNewBoardView } from './board-context.tsx';
import { BoardDays } from './days/board-days.tsx';

/** The matches that have one's star, kept current. */
export function FavouriteMatches() {
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
