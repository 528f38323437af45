import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useApi } from '#app/platform/app-context.ts';
import { OccasionPanel } from '#app/shared/occasions/occasion-panel.tsx';
import { favouritesKept, useIsFavourite } from '../api/favourites/use-favourites.ts';
import { FavouriteStar } from './favourite-star.tsx';

interface FavouriteOccasionsProps {
  matchId: number;
  name: string;
  gameId: number;
}

/** Which notices one gets of a match that has one's star. */
export function FavouriteOccasions({ matchId, name, gameId }: FavouriteOccasionsProps) {
  const { t } = useTranslation('occasions');
  const api = useApi();
  return (
    <OccasionPanel
      subject="match"
      gameId={gameId}
      name={t('match')}
      mark={<FavouriteStar match={{ id: matchId, gameId }} home={name} />}
      isKept={useIsFavourite(matchId)}
      hint={t('favour')}
      query={callQuery(api, 'GET /match/occasions', { query: { matchId } })}
      save={async (occasions) => {
        await favouritesKept();
        return api(
          'POST /match/occasions',
          { body: { matchId, occasions } },
          { idempotencyKey: idempotencyKey() },
        );
      }}
    />
  );
}
