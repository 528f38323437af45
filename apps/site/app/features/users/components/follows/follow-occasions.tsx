import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { occasionsOf } from '@xiongmao/api/users/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useApi } from '#app/platform/app-context.ts';
import { OccasionChoice } from '#app/shared/occasions/occasion-choice.tsx';
import { useOccasions } from '#app/shared/occasions/use-occasions.ts';
import { useFollow } from '../../api/use-follow.ts';
import { FollowMark } from './follow-mark.tsx';

interface FollowOccasionsProps {
  kind: 'team' | 'league' | 'player';
  id: number;
  name: string;
  gameId: number;
}

/** Which notices one gets of a team, league or player; who does not follow it can do so. */
export function FollowOccasions({ kind, id, name, gameId }: FollowOccasionsProps) {
  const { t } = useTranslation('occasions');
  const api = useApi();
  const { following, busy } = useFollow({ kind, id });
  const isKept = following && !busy;
  const { chosen, choose } = useOccasions(
    callQuery(api, 'GET /user/occasions', { query: { kind, id } }),
    (occasions) =>
      api(
        'POST /user/occasions',
        { body: { kind, id, occasions } },
        { idempotencyKey: idempotencyKey() },
      ),
    isKept,
  );
  return (
    <section className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 dir="auto" className="min-w-0 truncate text-sm font-semibold">
          {name}
        </h3>
        <FollowMark target={{ kind, id }} name={name} />
      </div>
      {!following && <p className="text-xs text-muted">{t('follow', { name })}</p>}
      {following && !chosen && <Skeleton className="h-11 md:h-9" />}
      {following && chosen && (
        <OccasionChoice
          label={name}
          offered={occasionsOf(kind, gameId)}
          chosen={chosen}
          onChange={choose}
        />
      )}
    </section>
  );
}
