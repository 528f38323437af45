import type { RevisedPlan } from '@xiongmao/api/experts/shapes';
import { expertsPath } from '#app/paths.ts';
import { useFreshWhenSignedIn } from '#app/shared/account/use-fresh-when-signed-in.ts';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import { MatchHeading } from '../plans/match-heading.tsx';
import { Analysis } from './analysis.tsx';
import { PlanExpert } from './plan-expert.tsx';
import { PlanHead } from './plan-head.tsx';
import { PredictionCard } from './prediction-card.tsx';
import { Revisions } from './revisions.tsx';
import { SealCard } from './seal-card.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** A plan: what it is about and what it costs; what is predicted, once one may read it. */
export function PlanPage({ plan }: { plan: RevisedPlan }) {
  useFreshWhenSignedIn('GET /expert_plan/');
  return (
    <article className="grid items-start gap-x-6 gap-y-2 md:gap-y-3 md:pt-3 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <div className="bg-surface md:rounded-lg">
          <div className="flex items-center overflow-hidden border-b border-line md:rounded-t-lg">
            <BackLink to={expertsPath} className="text-muted" />
            <MatchHeading match={plan.match} />
          </div>
          <PlanHead plan={plan} />
        </div>
        <PredictionCard plan={plan} />
        <VerdictCard plan={plan} />
        <Analysis plan={plan} />
        {plan.versions.length > 0 && <Revisions plan={plan} />}
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <PlanExpert expert={plan.expert} />
        <SealCard plan={plan} />
      </div>
    </article>
  );
}
