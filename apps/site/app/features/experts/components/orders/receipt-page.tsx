import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '@xiongmao/api/experts/shapes';
import { formatDateTime, formatFixed } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { Panel } from '@xiongmao/ui/panel';
import { planPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { receiptQuery } from '../../api/expert-queries.ts';
import { MatchHeading } from '../plans/match-heading.tsx';
import { ReceiptEntries } from './receipt-entries.tsx';
import { ReceiptSettlements } from './receipt-settlements.tsx';
import { StateMark } from './state-mark.tsx';

/** How a plan that one bought was settled, and what became of the gold. */
export function ReceiptPage({ planId }: { planId: number }) {
  const query = useQuery(receiptQuery(useApi(), planId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={6} className="h-16" />}>
      {(receipt) => (
        <div className="flex flex-col gap-2 md:gap-3">
          <Summary receipt={receipt} />
          <ReceiptSettlements receipt={receipt} />
          <ReceiptEntries entries={receipt.entries} />
        </div>
      )}
    </Loaded>
  );
}

function Summary({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const zone = useZone();
  const texts = usePredictionTexts();
  const { plan, price, state, boughtAt, refunded } = receipt;
  const { match, prediction } = plan;
  const facts = [
    [t('plan.market'), texts.market(match.gameId, plan)],
    [t('plan.prediction'), prediction && texts.predicted(match, prediction)],
    [t('plan.odds'), prediction && formatFixed(prediction.odds, locale)],
    [t('orders.paid'), t('plan.gold', { count: price })],
    [t('orders.at'), formatDateTime(boughtAt, { locale, zone })],
    [t('receipt.state'), <StateMark key="state" state={state} />],
  ] as const;
  return (
    <Panel title={plan.title} hint={t(`purchaseHint.${state}`)}>
      <MatchHeading match={match} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4 py-3 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {refunded && (
        <p className="px-4 pb-2 text-sm [overflow-wrap:anywhere]">
          {t('receipt.refunded', { reason: refunded })}
        </p>
      )}
      <Link
        to={planPath(plan.id)}
        className="flex min-h-11 items-center px-4 text-sm text-accent -outline-offset-2"
      >
        {t('receipt.toPlan')}
      </Link>
    </Panel>
  );
}
