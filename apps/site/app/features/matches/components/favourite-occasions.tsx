import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { occasionsOf } from '@xiongmao/api/users/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useApi } from '#app/platform/app-context.ts';
import { OccasionChoice } from '#app/shared/occasions/occasion-choice.tsx';
import { useOccasions } from '#app/shared/occasions/use-occasions.ts';
import { useIsFavourite } from '../api/favourites/use-favourites.ts';

/** Which notices one gets of a match that has one's star. */
export function FavouriteOccasions({ matchId, gameId }: { matchId: number; gameId: number }) {
  const { t } = useTranslation('occasions');
  const api = useApi();
  const starred = useIsFavourite(matchId);
  const { chosen, choose } = useOccasions(
    callQuery(api, 'GET /match/occasions', { query: { matchId } }),
    (occasions) =>
      api(
        'POST /match/occasions',
        { body: { matchId, occasions } },
        { idempotencyKey: idempotencyKey() },
      ),
    starred,
  );
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex min-h-11 items-center text-sm font-semibold">{t('match')}</h3>
      {!starred && <p className="text-xs text-muted">{t('favour')}</p>}
      {starred && !chosen && <Skeleton className="h-11 md:h-9" />}
      {starred && chosen && (
        <OccasionChoice
          label={t('match')}
          offered={occasionsOf('match', gameId)}
          chosen={chosen}
          onChange={choose}
        />
      )}
    </section>
  );
}
