import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data, useSearchParams } from 'react-router';
import { readAnchorsAddress } from '#app/features/live/api/anchors-address.ts';
import { anchorsQuery } from '#app/features/live/api/live-queries.ts';
import { requireLive } from '#app/features/live/api/require-live.ts';
import { AnchorList } from '#app/features/live/components/anchors/anchor-list.tsx';
import { LivePage } from '#app/features/live/components/live-page.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { statusOf } from '#app/platform/query.ts';
import type { Route } from './+types/anchor-list';

export const handle = { namespaces: ['live', 'shared'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  requireLive(context);
  const { api, queries } = context.get(appContext);
  const query = anchorsQuery(api, readAnchorsAddress(new URL(request.url).searchParams));
  await queries.prefetchQuery(query);
  return data(null, { status: statusOf(queries, query) });
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  requireLive(context);
  return null;
}

export default function Anchors() {
  const { t } = useTranslation('live');
  const address = readAnchorsAddress(useSearchParams()[0]);
  return (
    <LivePage at="anchors" title={t('anchors.title')} description={t('anchors.description')}>
      <AnchorList address={address} />
    </LivePage>
  );
}
