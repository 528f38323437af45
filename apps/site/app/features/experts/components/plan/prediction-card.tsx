import type { Plan } from '@xiongmao/api/experts/shapes';
import { formatFixed } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { Panel } from '@xiongmao/ui/panel';
import { useRef } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { LockedPrediction } from './locked-prediction.tsx';

/** What is predicted, or why one does not see it yet and what helps. */
export function PredictionCard({ plan }: { plan: Plan }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {plan.prediction ? (
        <Prediction plan={plan} prediction={plan.prediction} />
      ) : (
        <LockedPrediction plan={plan} onEnd={() => place.current?.focus()} />
      )}
    </div>
  );
}

interface PredictionProps {
  plan: Plan;
  prediction: NonNullable<Plan['prediction']>;
}

function Prediction({ plan: { match, access }, prediction }: PredictionProps) {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  const texts = usePredictionTexts();
  return (
    <Panel title={t('plan.prediction')}>
      <div className="flex items-end justify-between gap-4 px-4 pb-4">
        <p className="flex min-w-0 flex-col gap-1">
          <span className="text-xs text-muted">{texts.market(match.gameId, prediction)}</span>
          <span className="text-xl font-semibold text-accent [overflow-wrap:anywhere]" dir="auto">
            {texts.predicted(match, prediction)}
          </span>
        </p>
        <p className="flex shrink-0 flex-col gap-1 text-end">
          <span className="text-xs text-muted">{t('plan.odds')}</span>
          <span className="text-xl font-semibold tabular">
            {formatFixed(prediction.odds, locale)}
          </span>
        </p>
      </div>
      {access === 'over' && <p className="px-4 pb-4 text-xs text-muted">{t('access.over')}</p>}
    </Panel>
  );
}
