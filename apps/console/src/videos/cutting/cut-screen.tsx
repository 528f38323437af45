import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { whileOnAir } from '@xiongmao/videos/cutting/growing';
import { Link, useSearchParams } from 'react-router';
import { CallAnswer } from '../../page/call-answer.tsx';
import { Panel } from '../../page/panel.tsx';
import { StateLabel } from '../../page/state-label.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { useServices } from '../../services.ts';
import { NoEncoder } from '../../video-jobs/no-encoder.tsx';
import { CutFrom } from './cut-from.tsx';
import { Recordings } from './recordings.tsx';

/** Cuts videos from the recording that the address names; else one is chosen. */
export function CutScreen() {
  const [params] = useSearchParams();
  const broadcastId = Number(params.get('broadcast'));
  return (
    <>
      <NoEncoder />
      {broadcastId > 0 ? <Chosen key={broadcastId} broadcastId={broadcastId} /> : <Recordings />}
    </>
  );
}

function Chosen({ broadcastId }: { broadcastId: number }) {
  const { t } = useTranslation(['footage', 'console']);
  const { api } = useServices();
  const query = useQuery({
    ...callQuery(api, 'GET /live/recordings', { query: { broadcastId } }),
    refetchInterval: ({ state }) => whileOnAir(!!state.data?.items[0]?.onAir),
  });
  return (
    <CallAnswer query={query} skeleton={<Skeleton className="h-64 rounded-lg" />}>
      {({ items: [recording] }) =>
        recording ? (
          <>
            <Panel
              title={recording.title}
              hint={recording.anchor.username}
              aside={
                <Link to="/videos/create?cut=1" className="text-sm text-accent">
                  {t('cut.other')}
                </Link>
              }
            >
              <div className="flex flex-wrap items-center gap-2 text-sm">
                {recording.onAir && (
                  <StateLabel tone="good">{t('console:anchors.onAir')}</StateLabel>
                )}
                {recording.match ? <MatchLine match={recording.match} /> : recording.label}
              </div>
            </Panel>
            <CutFrom recording={recording} />
          </>
        ) : (
          <EmptyState text={t('cut.noBroadcasts')}>
            <Link to="/videos/create?cut=1" className="text-sm text-accent">
              {t('cut.other')}
            </Link>
          </EmptyState>
        )
      }
    </CallAnswer>
  );
}
