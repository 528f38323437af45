import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { MatchLine } from './match-line.tsx';

/** What is predicted of which match, in which words, at which price. */
export function PlanPanel({ plan }: { plan: Row<'plans'> }) {
  const { t } = useTranslation(['console', 'experts']);
  const { count, decimal, moment } = useFormat();
  const texts = usePredictionTexts();
  const { match, price, releasedAt, reviewedAt } = plan;
  return (
    <Panel title={t('plans.prediction')}>
      <div className="flex flex-col gap-4">
        <MatchLine match={match} />
        <Facts>
          <Fact name={t('plans.predicted')}>
            <span className="text-base font-semibold">{texts.predicted(match, plan)}</span>
          </Fact>
          <Fact name={t('plans.market')}>{texts.market(match.gameId, plan)}</Fact>
          <Fact name={t('plans.odds')}>{decimal(plan.odds)}</Fact>
          <Fact name={t('plans.price')}>{price ? count(price) : t('experts:plan.free')}</Fact>
          <Fact name={price ? t('experts:plan.refund') : t('plans.viewing')}>
            {price
              ? t(plan.refund ? 'audit.yes' : 'audit.no')
              : t(`experts:viewing.${plan.viewing}`)}
          </Fact>
          <Fact name={t('plans.label')}>{plan.label || null}</Fact>
          <Fact name={t('plans.sales')}>{count(plan.sales)}</Fact>
          <Fact name={t('plans.held')}>{count(plan.held)}</Fact>
          <Fact name={t('plans.revenue')}>{count(plan.revenue)}</Fact>
          <Fact name={t('plans.createdAt')}>{moment(plan.createdAt)}</Fact>
          <Fact name={t('experts:plan.released')}>{releasedAt && moment(releasedAt)}</Fact>
          <Fact name={t('applications.reviewed')}>
            {reviewedAt && `${moment(reviewedAt)} ${plan.reviewedBy ?? ''}`}
          </Fact>
          {plan.reason && <Fact name={t('decision.reason')}>{plan.reason}</Fact>}
        </Facts>
        <p className="max-w-prose text-base break-words whitespace-pre-wrap">{plan.content}</p>
        {plan.seal && (
          <p className="text-xs break-all text-muted">
            {t('experts:seal.place', { position: plan.position })}
            <span className="block font-mono">{plan.seal}</span>
          </p>
        )}
      </div>
    </Panel>
  );
}
