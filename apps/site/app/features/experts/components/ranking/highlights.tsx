import { useFreshWhenSignedIn } from '#app/shared/account/use-fresh-when-signed-in.ts';
import { BecomeExpert } from '../become-expert.tsx';
import { FollowedPlans } from '../plans/followed-plans.tsx';
import { PlansOnSale } from '../plans/plans-on-sale.tsx';
import { Ranking } from './ranking.tsx';
import { Recommended } from './recommended.tsx';

/** Whom to read, who leads, and what is on sale: beside each other where there is room. */
export function Highlights() {
  useFreshWhenSignedIn('GET /expert_plan/');
  return (
    <div className="grid items-start gap-x-6 gap-y-3 pt-2 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-3">
        <Recommended />
        <FollowedPlans />
      </div>
      <aside className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:pt-9">
        <Ranking />
      </aside>
      <div className="flex min-w-0 flex-col gap-3">
        <PlansOnSale />
        <BecomeExpert />
      </div>
    </div>
  );
}
