import { useQuery } from '@tanstack/react-query';
import type { RecordedCard } from '@xiongmao/api/live/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { whileOnAir } from '@xiongmao/videos/cutting/growing';
import { useFormat, viewerZone } from '../../format.ts';
import { CallAnswer } from '../../page/call-answer.tsx';
import { useServices } from '../../services.ts';
import { ByHand } from './by-hand.tsx';
import { Moments } from './moments.tsx';

/** What of a recording can be cut: moments of its match, and any time by hand. */
export function CutFrom({ recording }: { recording: RecordedCard }) {
  const { t } = useTranslation('footage');
  const { api } = useServices();
  const { exact } = useFormat();
  const query = useQuery({
    ...callQuery(api, 'GET /video/moments', { query: { broadcastId: recording.id } }),
    refetchInterval: whileOnAir(recording.onAir),
  });
  return (
    <CallAnswer query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ from, to, matchId, moments }) => (
        <>
          <p className="tabular text-sm text-muted">
            {t('cut.recorded', { from: exact(from), to: exact(to), zone: viewerZone })}
            {recording.onAir && ` ${t('cut.goesOn')}`}
          </p>
          {matchId !== null && (
            <Moments recording={recording} matchId={matchId} moments={moments} />
          )}
          <ByHand recording={recording} matchId={matchId} recorded={{ from, to }} />
        </>
      )}
    </CallAnswer>
  );
}
