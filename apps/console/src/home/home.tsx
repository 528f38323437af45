import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useAccount } from '../account.ts';
import { useConfig } from '../config.ts';
import { ProofAlarm } from '../ledger-proofs/proof-alarm.tsx';
import { PageHead } from '../page/page-head.tsx';
import { AnchorsToReview } from './anchors-to-review.tsx';
import { EditorsDesk, VideosToReview } from './editors-desk.tsx';
import { LatestUsers } from './latest-users.tsx';
import { LowStock } from './low-stock.tsx';
import { OpenFeedback } from './open-feedback.tsx';
import { OpenReports } from './open-reports.tsx';
import { OrdersToDo } from './orders-to-do.tsx';
import { ServerHealth } from './server-health.tsx';
import { ToReview } from './to-review.tsx';
import { WeekFigures } from './week-figures.tsx';

/** The first screen: what is new, of what the account may see. */
export function Home() {
  const { t } = useTranslation('console');
  const account = useAccount();
  const { live, mall } = useConfig();
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('home.title')} hint={t('home.welcome', { name: account?.username })} />
      <CanAccess resource="ledger-proofs" action="list">
        <ProofAlarm />
      </CanAccess>
      <CanAccess resource="channel-days" action="list">
        <WeekFigures />
      </CanAccess>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <CanAccess resource="plans" action="list">
          <ToReview />
        </CanAccess>
        {live && (
          <>
            <CanAccess resource="anchor-applications" action="list">
              <AnchorsToReview />
            </CanAccess>
            <CanAccess resource="room-reports" action="list">
              <OpenReports />
            </CanAccess>
          </>
        )}
        <CanAccess resource="news-articles" action="list">
          <EditorsDesk />
        </CanAccess>
        <CanAccess resource="videos" action="list">
          <VideosToReview />
        </CanAccess>
        <CanAccess resource="goods-orders" action="list">
          <OrdersToDo />
        </CanAccess>
        {mall && (
          <CanAccess resource="goods" action="list">
            <LowStock />
          </CanAccess>
        )}
        <CanAccess resource="feedback" action="list">
          <OpenFeedback />
        </CanAccess>
        <CanAccess resource="users" action="list">
          <LatestUsers />
        </CanAccess>
      </div>
      <section className="rounded-lg bg-surface p-4">
        <ServerHealth />
      </section>
    </div>
  );
}
