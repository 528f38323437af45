import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { goodsQuery } from '#app/features/mall/api/mall-queries.ts';
import { requireMall } from '#app/features/mall/api/require-mall.ts';
import { askedOfShop, readShopAddress } from '#app/features/mall/api/shop-address.ts';
import { MallPage } from '#app/features/mall/components/mall-page.tsx';
import { Shop } from '#app/features/mall/components/shop/shop.tsx';
import { PayDialog } from '#app/features/wallet/components/pay/pay-dialog.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { isEmpty, statusOf } from '#app/platform/query.ts';
import { RenderedAt } from '#app/platform/ticking.ts';
import { goldQuery } from '#app/shared/account/use-gold.ts';
import { FilledSlots } from '#app/shared/slots.tsx';
import type { Route } from './+types/shop';

const slots = { Pay: PayDialog };

export const handle = { namespaces: ['mall', 'shared'] };

/** What one can afford is asked for by one's gold, so that comes first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireMall(context);
  const { api, queries, viewer } = context.get(appContext);
  const gold = goldQuery(api);
  if (viewer.uid !== null) await queries.prefetchQuery(gold);
  const address = readShopAddress(new URL(request.url).searchParams);
  const own = queries.getQueryData(gold.queryKey)?.gold ?? null;
  const query = goodsQuery(api, askedOfShop(address, own));
  await queries.prefetchQuery(query);
  const hidden = address.page > 1 && isEmpty(queries, query);
  return data({ now: Date.now(), hidden }, { status: statusOf(queries, query) });
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  requireMall(context);
  return { now: Date.now(), hidden: false };
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('mall');
  const [renderedAt] = useState(loaderData.now);
  const address = readShopAddress(useSearchParams()[0]);
  return (
    <RenderedAt value={renderedAt}>
      <FilledSlots value={slots}>
        <MallPage
          at="shop"
          title={t('shop.title')}
          description={t('shop.description')}
          hidden={loaderData.hidden}
        >
          <Shop address={address} />
        </MallPage>
      </FilledSlots>
    </RenderedAt>
  );
}
