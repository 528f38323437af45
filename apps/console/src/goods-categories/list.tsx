import { CanAccess } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { LinkButton } from '../page/links/link-button.tsx';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'goods-categories'>>();

/** What fans can narrow the shop to. */
export function CategoryList() {
  const { t } = useTranslation('console');
  const sort = { field: 'order', order: 'asc' } as const;
  const rows = useRows('goods-categories', { sort, inAddress: true });
  return (
    <ListScreen
      title={t('goodsCategories.title')}
      hint={t('goodsCategories.hint')}
      actions={<NewCategory />}
      columns={useCategoryColumns()}
      rows={rows}
      empty={t('goodsCategories.empty')}
      emptyHint={t('goodsCategories.emptyHint')}
      emptyAction={<NewCategory />}
    />
  );
}

function NewCategory() {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="goods-categories" action="create">
      <LinkButton look="primary" to="/goods-categories/create">
        <Plus aria-hidden className="size-4" />
        {t('goodsCategories.create')}
      </LinkButton>
    </CanAccess>
  );
}

function useCategoryColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      column.accessor('names', {
        header: t('goodsCategories.name'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => {
          const name = nameIn(original.names, locale);
          return (
            <span className="font-semibold">
              <CanAccess resource="goods-categories" action="edit" fallback={name}>
                <Link to={`/goods-categories/${original.id}`} className="hover:text-accent">
                  {name}
                </Link>
              </CanAccess>
            </span>
          );
        },
      }),
      column.accessor('order', {
        header: t('gifts.order'),
        meta: { sortable: true, numeric: true },
      }),
      column.accessor('goods', {
        header: t('goodsCategories.goods'),
        meta: { numeric: true },
        cell: ({ row: { original } }) => (
          <Link
            to={`/goods?filters[0][field]=categoryId&filters[0][operator]=eq&filters[0][value]=${original.id}`}
            className="inline-flex min-h-6 items-center text-accent"
          >
            {count(original.goods)}
          </Link>
        ),
      }),
    ],
    [t, count, locale],
  );
}
