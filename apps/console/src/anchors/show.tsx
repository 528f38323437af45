import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import { AnchorState } from '../anchor-applications/anchor-state.tsx';
import { ReturnsOfAnchor } from '../anchor-returns/returns-of-anchor.tsx';
import { BroadcastsOfAnchor } from '../broadcasts/broadcasts-of-anchor.tsx';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { BanAnchor } from './ban-anchor.tsx';
import { Rights } from './rights.tsx';
import { RightsForm } from './rights-form.tsx';

type Anchor = Row<'anchors'>;

export function AnchorShow() {
  const { query, result } = useShow<Anchor, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(anchor) => <Shown key={anchor.id} anchor={anchor} onReload={() => query.refetch()} />}
    </Answer>
  );
}

function Shown({ anchor, onReload }: { anchor: Anchor; onReload: () => Promise<unknown> }) {
  const { t } = useTranslation('console');
  const { id, username, state, banReason } = anchor;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={username}
        badge={<AnchorState state={state} isBanned={banReason !== null} />}
        hint={t('users.uid', { uid: id })}
        back={{ to: '/anchors', label: t('anchors.title') }}
      >
        <CanAccess resource="anchors" action="edit">
          <ByOthers concerned={[id]}>
            <BanAnchor anchor={anchor} />
          </ByOthers>
        </CanAccess>
      </PageHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <AnchorFacts anchor={anchor} />
        <Panel title={t('anchors.rights')} hint={t('anchors.rightsHint')}>
          <CanAccess resource="anchors" action="edit" fallback={<Rights rights={anchor.rights} />}>
            <ByOthers concerned={[id]}>
              {state === 'ended' ? (
                <Rights rights={anchor.rights} />
              ) : (
                <RightsForm anchor={anchor} onReload={onReload} />
              )}
            </ByOthers>
          </CanAccess>
        </Panel>
      </div>
      <BroadcastsOfAnchor id={id} />
      <ReturnsOfAnchor id={id} />
    </div>
  );
}

function AnchorFacts({ anchor }: { anchor: Anchor }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { id, username, broadcastId, banReason, bannedUntil, bannedBy } = anchor;
  return (
    <Panel title={t('anchors.facts')}>
      <Facts>
        <Fact name={t('users.username')}>
          <UserLink id={id} name={username} />
        </Fact>
        <Fact name={t('anchors.onAir')}>
          {broadcastId && (
            <Link to={`/broadcasts/${broadcastId}`} className="text-accent">
              {t('broadcasts.number', { id: broadcastId })}
            </Link>
          )}
        </Fact>
        <Fact name={t('anchors.since')}>{moment(anchor.approvedAt)}</Fact>
        <Fact name={t('anchors.broadcasts')}>{count(anchor.broadcasts)}</Fact>
        <Fact name={t('anchors.fans')}>{count(anchor.fans)}</Fact>
        <Fact name={t('experts.earned')}>{count(anchor.earned)}</Fact>
        {banReason !== null && (
          <>
            <Fact name={t('bans.end')}>
              {bannedUntil ? moment(bannedUntil) : t('bans.forGood')}
            </Fact>
            <Fact name={t('bans.by')}>{bannedBy}</Fact>
            <Fact name={t('bans.reason')}>{banReason}</Fact>
          </>
        )}
      </Facts>
    </Panel>
  );
}
