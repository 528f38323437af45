import { useSuspenseQuery } from '@tanstack/react-query';
import { inOrder } from '@xiongmao/api/catalogue/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { useState } from 'react';
import { data } from 'react-router';
import { planQuery } from '#app/features/experts/api/expert-queries.ts';
import { PlanPage } from '#app/features/experts/components/plan/plan-page.tsx';
import { FollowButton } from '#app/features/users/components/follows/follow-button.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { expertPath, expertsPath, planPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Breadcrumbs } from '#app/platform/document/found/breadcrumbs.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { ensure } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/expert-plan';

const slots = { Follow: FollowButton, Pay: PayDialog };

export const handle = { namespaces: ['experts', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

async function load({ params: { planId }, context }: LoadArgs) {
  if (!/^[1-9]\d{0,8}$/.test(planId)) throw data(null, { status: 404 });
  const id = Number(planId);
  await ensure(context, 'GET /expert_plan/getExpertPlanInfo', { query: { id } });
  return { id, now: Date.now() };
}

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export default function ExpertPlan({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('experts');
  const texts = usePredictionTexts();
  const [renderedAt] = useState(now);
  const plan = useSuspenseQuery(planQuery(useApi(), id)).data;
  const { expert, match, title } = plan;
  const names = inOrder(match.gameId, { home: match.home.name, away: match.away.name });
  const about = {
    expert: expert.username,
    ...names,
    league: match.league.name,
    market: texts.market(match.gameId, plan),
  };
  return (
    <RenderedAt value={renderedAt}>
      <Head
        title={`${title} · ${names.home} – ${names.away}`}
        description={t('plan.description', about)}
        hidden={plan.state !== 'published'}
      />
      <Breadcrumbs
        trail={
          import.meta.env.SSR && [
            { name: t('title'), path: expertsPath },
            { name: expert.username, path: expertPath(expert.id) },
            { name: title, path: planPath(id) },
          ]
        }
      />
      <main id="content" className="mx-auto w-full max-w-[80rem] md:px-4">
        <FilledSlots value={slots}>
          <PlanPage key={id} plan={plan} />
        </FilledSlots>
      </main>
    </RenderedAt>
  );
}
