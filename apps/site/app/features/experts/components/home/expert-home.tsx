import type { ReactNode } from 'react';
import { useFreshWhenSignedIn } from '#app/shared/account/use-fresh-when-signed-in.ts';
import type { Expert } from '../../api/expert-queries.ts';
import { CheckRecord } from './check-record.tsx';
import { ExpertHead } from './expert-head.tsx';
import { ExpertPlans } from './expert-plans.tsx';
import { PlanHistory } from './plan-history.tsx';
import { RecordPanels } from './record-panels.tsx';

interface ExpertHomeProps {
  expert: Expert;
  /** What they wrote: another feature's. */
  articles: ReactNode;
}

/** An expert: who it is, what is for sale, the record and whether it holds, articles, and all settled plans. */
export function ExpertHome({ expert, articles }: ExpertHomeProps) {
  useFreshWhenSignedIn('GET /expert_plan/');
  return (
    <div className="flex flex-col gap-2 md:gap-3 md:pt-3">
      <ExpertHead expert={expert} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-2 md:gap-y-3 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-2 md:gap-3">
          <ExpertPlans userId={expert.id} />
          {articles}
        </div>
        <div className="flex min-w-0 flex-col gap-2 md:gap-3 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <RecordPanels userId={expert.id} />
          <CheckRecord userId={expert.id} />
        </div>
        <PlanHistory userId={expert.id} />
      </div>
    </div>
  );
}
