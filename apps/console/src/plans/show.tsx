import { useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { Row } from '../contract.ts';
import { ExpertPanel } from '../experts/expert-panel.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { PurchasesOfPlan } from '../plan-purchases/purchases-of-plan.tsx';
import type { Failure } from '../providers/failure.ts';
import { SettlementsOfPlan } from '../settlements/settlements-of-plan.tsx';
import { PlanDecisions } from './plan-decisions.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { NotOnSale, PlanResult, PlanState } from './plan-state.tsx';
import { RevisionPanel } from './revision-panel.tsx';
import { Siblings } from './siblings.tsx';

/** All that a plan is judged by. */
export function PlanShow() {
  const { query, result } = useShow<Row<'plans'>, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(plan) => <Shown key={plan.id} plan={plan} />}
    </Answer>
  );
}

function Shown({ plan }: { plan: Row<'plans'> }) {
  const { t } = useTranslation('console');
  const wasReleased = plan.releasedAt !== null;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={plan.title}
        badge={
          <>
            <PlanState state={plan.state} />
            {plan.setAside && <NotOnSale />}
            {plan.result && <PlanResult result={plan.result} />}
          </>
        }
        back={{ to: '/plans', label: t('plans.title') }}
      >
        <PlanDecisions plan={plan} />
      </PageHead>
      {plan.setAside && <p className="text-sm text-muted">{t('plans.setAsideHint')}</p>}
      <RevisionPanel plan={plan} />
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <PlanPanel plan={plan} />
        <ExpertPanel id={plan.expertId} />
      </div>
      <Siblings plan={plan} />
      {wasReleased && <SettlementsOfPlan planId={plan.id} expertId={plan.expertId} />}
      {wasReleased && <PurchasesOfPlan planId={plan.id} />}
    </div>
  );
}
