import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { mallPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { useGold } from '#app/shared/account/use-gold.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { goodsQuery, stockPause } from '../../api/mall-queries.ts';
import { askedOfShop, isNarrowed, type ShopAddress } from '../../api/shop-address.ts';
import { GoodsCard } from './goods-card.tsx';
import { GoodsGrid, GoodsSkeleton } from './goods-grid.tsx';
import { ShopFilters } from './shop-filters.tsx';

/** All goods: searched, narrowed, in an order, page by page. */
export function Shop({ address }: { address: ShopAddress }) {
  const { t } = useTranslation('mall');
  const balance = useGold();
  const gold = balance?.gold;
  const query = useQuery({
    ...goodsQuery(useApi(), askedOfShop(address, gold ?? null)),
    placeholderData: keepPreviousData,
    refetchInterval: stockPause,
    // By how much gold it goes has to be known.
    enabled: !address.affordable || balance !== undefined,
  });
  return (
    <>
      <ShopFilters address={address} categories={query.data?.categories ?? []} />
      <Loaded query={query} skeleton={<GoodsSkeleton />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <NoGoods address={address} />
          ) : (
            <section
              aria-label={t('shop.goods')}
              aria-busy={query.isPlaceholderData}
              className="aria-busy:opacity-60"
            >
              <p role="status" className="sr-only">
                {t('shop.count', { count: total })}
              </p>
              <GoodsGrid>
                {items.map((goods, index) => (
                  <li key={goods.id} className="min-w-0">
                    <GoodsCard goods={goods} gold={gold} first={index < 4} />
                  </li>
                ))}
              </GoodsGrid>
              <Pager page={address.page} pages={Math.ceil(total / pageSize)} />
            </section>
          )
        }
      </Loaded>
    </>
  );
}

function NoGoods({ address }: { address: ShopAddress }) {
  const { t } = useTranslation('mall');
  if (!isNarrowed(address)) {
    return <EmptyState text={t('shop.empty')} hint={t('shop.emptyHint')} />;
  }
  return (
    <EmptyState text={t('shop.emptyFiltered')}>
      <Link to={mallPath} className="inline-flex min-h-11 items-center text-sm text-accent">
        {t('shop.clearFilters')}
      </Link>
    </EmptyState>
  );
}
