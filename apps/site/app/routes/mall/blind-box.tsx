import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data } from 'react-router';
import { editionQuery, editionsQuery } from '#app/features/mall/api/mall-queries.ts';
import { readId } from '#app/features/mall/api/read-id.ts';
import { requireMall } from '#app/features/mall/api/require-mall.ts';
import { BoxList } from '#app/features/mall/components/box/box-list.tsx';
import { BoxPage } from '#app/features/mall/components/box/box-page.tsx';
import { MallPage } from '#app/features/mall/components/mall-page.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { boxesPath } from '#app/paths.ts';
import { appContext, useApi } from '#app/platform/app-context.ts';
import { ensure, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/blind-box';

const slots = { Pay: PayDialog };

export const handle = { namespaces: ['mall', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

/** The box that an address names; null for their list. */
async function load({ params, context }: LoadArgs): Promise<number | null> {
  requireMall(context, 'blindBoxes');
  if (params.id === undefined) return null;
  const id = readId(params.id, boxesPath);
  await ensure(context, 'GET /blindBox/details', { query: { id } });
  return id;
}

export async function loader(args: Route.LoaderArgs) {
  const id = await load(args);
  const now = Date.now();
  if (id !== null) return { id, now };
  const { api, queries } = args.context.get(appContext);
  const query = editionsQuery(api);
  await queries.prefetchInfiniteQuery(query);
  return data({ id, now }, { status: statusOf(queries, query) });
}

export const clientLoader = async (args: Route.ClientLoaderArgs) => ({
  id: await load(args),
  now: Date.now(),
});

export default function BlindBoxRoute({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('mall');
  const [renderedAt] = useState(now);
  return (
    <RenderedAt value={renderedAt}>
      <FilledSlots value={slots}>
        {id === null ? (
          <MallPage at="boxes" title={t('box.title')} description={t('box.description')}>
            <BoxList />
          </MallPage>
        ) : (
          <OneBox key={id} id={id} />
        )}
      </FilledSlots>
    </RenderedAt>
  );
}

function OneBox({ id }: { id: number }) {
  const { t } = useTranslation('mall');
  const edition = useSuspenseQuery(editionQuery(useApi(), id)).data;
  return (
    <MallPage at="boxes" hasHeading title={edition.name} description={t('box.description')}>
      <BoxPage edition={edition} />
    </MallPage>
  );
}
