import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/empty-state';
import { useMemo } from 'react';
import { useBoard } from '#app/features/matches/api/board-query.ts';
import { useFavourites } from '#app/features/matches/api/use-favourites.ts';
import { useToday } from '#app/features/matches/api/use-today.ts';
import { BoardBody } from '#app/features/matches/components/board/board-body.tsx';
import { BoardProvider } from '#app/features/matches/components/board/board-context.tsx';
import { BoardDays } from '#app/features/matches/components/board/board-days.tsx';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.ts';

/** The matches that have one's star, kept current. */
export function FocusMatches() {
  const { t } = useTranslation(['matches', 'games', 'common']);
  const locale = useLocale();
  const zone = useZone();
  const today = useToday();
  const favourites = useFavourites();
  const asked = { kind: 'favourites', ids: [...favourites].sort((a, b) => a - b) } as const;
  const query = useBoard(asked);
  const context = useMemo(() => ({ t, locale, zone }), [t, locale, zone]);
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
