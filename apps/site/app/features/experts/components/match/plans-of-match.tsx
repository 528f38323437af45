import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { useFreshWhenSignedIn } from '#app/shared/account/use-fresh-when-signed-in.ts';
import { plansQuery } from '../../api/expert-queries.ts';
import { matchPlansQuery } from '../../api/match-plans.ts';
import { PlanList } from '../plans/plan-list.tsx';

/** A match's tab of experts' plans: those on sale before it, all from then on. */
export default function PlansOfMatch({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('experts');
  const api = useApi();
  useFreshWhenSignedIn('GET /expert_plan/');
  const first = matchPlansQuery(api, detail.match);
  // The page asked already whether there are any: these are the first of them.
  const { data: held } = useQuery(first);
  const query = useInfiniteQuery({
    ...plansQuery(api, first.queryKey[1].query ?? {}),
    ...(held && { initialData: { pages: [held], pageParams: [1] } }),
  });
  return (
    <section aria-label={t('plans.ofMatch')} className="overflow-hidden bg-surface md:rounded-lg">
      <PlanList query={query} among="match" empty={<EmptyState text={t('plans.noneOfMatch')} />} />
    </section>
  );
}
