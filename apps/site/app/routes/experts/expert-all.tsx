import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data, useSearchParams } from 'react-router';
import { expertsQuery } from '#app/features/experts/api/expert-queries.ts';
import { askedOfAll, readExpertsAddress } from '#app/features/experts/api/experts-address.ts';
import { ExpertsPage } from '#app/features/experts/components/experts-page.tsx';
import { AllExperts } from '#app/features/experts/components/ranking/all-experts.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { statusOf } from '#app/platform/query.ts';
import type { Route } from './+types/expert-all';

export const handle = { namespaces: ['experts', 'games', 'shared'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const address = readExpertsAddress(new URL(request.url).searchParams);
  const query = expertsQuery(api, askedOfAll(address));
  await queries.prefetchQuery(query);
  return data(null, { status: statusOf(queries, query) });
}

export const clientLoader = () => null;

export default function ExpertAll() {
  const { t } = useTranslation('experts');
  const address = readExpertsAddress(useSearchParams()[0]);
  return (
    <ExpertsPage title={t('experts.title')} description={t('experts.description')}>
      <AllExperts address={address} />
    </ExpertsPage>
  );
}
