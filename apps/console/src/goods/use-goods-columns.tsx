import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { useCategories } from '../goods-categories/use-categories.ts';
import { columnsOf } from '../table/columns.ts';
import { GoodsState } from './goods-state.tsx';
import { GoodsPicture } from './pictures/goods-picture.tsx';
import { StockLevel } from './stock-level.tsx';

const column = columnsOf<Row<'goods'>>();

export function useGoodsColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const locale = useLocale();
  const categories = useCategories();
  return useMemo(
    () => [
      column.accessor('names', {
        header: t('goods.name'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => {
          const { kind, pictures, categoryId, names } = original;
          const category = categories.find(({ value }) => value === String(categoryId));
          const about = [t(`goods.kinds.${kind}`), category?.label].filter(Boolean);
          return (
            <span className="flex items-center gap-3">
              <GoodsPicture src={pictures[0]} />
              <span className="flex min-w-0 flex-col">
                <Link to={`/goods/${original.id}`} className="font-semibold hover:text-accent">
                  {nameIn(names, locale)}
                </Link>
                <span className="text-xs text-muted">{about.join(' · ')}</span>
              </span>
            </span>
          );
        },
      }),
      column.accessor('price', {
        header: t('plans.price'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('free', {
        header: t('goods.free'),
        meta: { sortable: true, numeric: true },
        cell: ({ row: { original } }) => <StockLevel goods={original} />,
      }),
      column.accessor('reserved', {
        header: t('goods.reserved'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('sold', {
        header: t('goods.sold'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('received', {
        header: t('goods.received'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('onSale', {
        header: t('goods.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => <GoodsState goods={original} />,
      }),
    ],
    [t, count, locale, categories],
  );
}
