import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useApi } from '#app/platform/app-context.ts';
import { OccasionPanel } from '#app/shared/occasions/occasion-panel.tsx';
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
  const { following } = useFollow({ kind, id });
  return (
    <OccasionPanel
      subject={kind}
      gameId={gameId}
      name={name}
      mark={<FollowMark target={{ kind, id }} name={name} className="mx-2.5" />}
      isKept={following}
      hint={t('follow', { name })}
      query={callQuery(api, 'GET /user/occasions', { query: { kind, id } })}
      save={(occasions) =>
        api(
          'POST /user/occasions',
          { body: { kind, id, occasions } },
          { idempotencyKey: idempotencyKey() },
        )
      }
    />
  );
}
