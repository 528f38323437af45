import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { goodsDetailsQuery } from '#app/features/mall/api/mall-queries.ts';
import { readId } from '#app/features/mall/api/read-id.ts';
import { requireMall } from '#app/features/mall/api/require-mall.ts';
import { GoodsPage } from '#app/features/mall/components/goods/goods-page.tsx';
import { MallPage } from '#app/features/mall/components/mall-page.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { mallPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { ensure } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/goods';

const slots = { Pay: PayDialog };

export const handle = { namespaces: ['mall', 'shared'] };

type LoadArgs = Pick<Route.LoaderArgs, 'params' | 'context'>;

async function load({ params, context }: LoadArgs) {
  requireMall(context);
  const id = readId(params.id, mallPath);
  await ensure(context, 'GET /goods/details', { query: { id } });
  return { id, now: Date.now() };
}

export const loader = (args: Route.LoaderArgs) => load(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => load(args);

export default function GoodsRoute({ loaderData: { id, now } }: Route.ComponentProps) {
  const { t } = useTranslation('mall');
  const [renderedAt] = useState(now);
  const goods = useSuspenseQuery(goodsDetailsQuery(useApi(), id)).data;
  const [about] = goods.description.split('\n');
  return (
    <RenderedAt value={renderedAt}>
      <FilledSlots value={slots}>
        <MallPage
          at="shop"
          hasHeading
          title={goods.name}
          description={about || t('shop.description')}
        >
          <GoodsPage key={id} goods={goods} />
        </MallPage>
      </FilledSlots>
    </RenderedAt>
  );
}
