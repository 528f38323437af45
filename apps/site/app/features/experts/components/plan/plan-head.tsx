import type { Plan } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { Badge } from '@xiongmao/ui/badge';
import { Ago } from '#app/shared/time/ago.tsx';
import { PriceTag } from '../plans/price-tag.tsx';
import { ResultMark } from '../plans/result-mark.tsx';

/** Title, market, price and promise of a plan. */
export function PlanHead({ plan }: { plan: Plan }) {
  const { t } = useTranslation('experts');
  const texts = usePredictionTexts();
  const { title, label, match, refund, price, sales, result, releasedAt, state, paid } = plan;
  return (
    <header className="flex flex-col gap-3 p-4">
      <div className="flex items-start gap-x-4 max-[20rem]:flex-wrap">
        <h1 className="min-w-0 grow text-xl max-[20rem]:basis-full font-semibold [overflow-wrap:anywhere]">
          <bdi>{title}</bdi>
        </h1>
        <span className="flex min-h-7 shrink-0 items-center">
          {result ? <ResultMark result={result} /> : <PriceTag plan={plan} />}
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-semibold">{texts.market(match.gameId, plan)}</span>
        {label && (
          <Badge>
            <bdi>{label}</bdi>
          </Badge>
        )}
        {refund && <Badge>{t('plan.refund')}</Badge>}
        {plan.access === 'own' && <Badge>{t('plan.own')}</Badge>}
        {state !== 'published' && <Badge>{t(`state.${state}`)}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-muted tabular">
        <span>
          {t('plan.released')} <Ago at={releasedAt} />
        </span>
        {paid !== null ? (
          <span>{t('plan.paid', { count: paid })}</span>
        ) : (
          price > 0 && result && <span>{t('plan.gold', { count: price })}</span>
        )}
        {sales > 0 && <span>{t('plan.sales', { count: sales })}</span>}
      </p>
      {price > 0 && !result && (
        <p className="text-xs text-muted">{t(refund ? 'plan.refundHint' : 'plan.noRefundHint')}</p>
      )}
    </header>
  );
}
