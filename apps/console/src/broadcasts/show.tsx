import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { UnlocksOfBroadcast } from '../live-unlocks/unlocks-of-broadcast.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import type { Failure } from '../providers/failure.ts';
import { ReportsOfBroadcast } from '../room-reports/reports-of-broadcast.tsx';
import { BroadcastPanel } from './broadcast-panel.tsx';
import { BroadcastState } from './broadcast-state.tsx';
import { CutBroadcast } from './cut-broadcast.tsx';

type Broadcast = Row<'broadcasts'>;

export function BroadcastShow() {
  const { query, result } = useShow<Broadcast, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(broadcast) => <Shown key={broadcast.id} broadcast={broadcast} />}
    </Answer>
  );
}

function Shown({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation('console');
  const { id, title, price } = broadcast;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={title}
        badge={<BroadcastState {...broadcast} />}
        hint={t('broadcasts.number', { id })}
        back={{ to: '/broadcasts', label: t('broadcasts.title') }}
      >
        <CanAccess resource="broadcasts" action="edit">
          <CutBroadcast broadcast={broadcast} />
        </CanAccess>
      </PageHead>
      <BroadcastPanel broadcast={broadcast} />
      {price !== null && <UnlocksOfBroadcast id={id} />}
      <ReportsOfBroadcast id={id} />
    </div>
  );
}
