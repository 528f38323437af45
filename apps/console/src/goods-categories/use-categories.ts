import { useList } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

/** The shop's categories in their order, to choose from. */
export function useCategories(): { value: string; label: string }[] {
  const locale = useLocale();
  const { query } = useList<Row<'goods-categories'>, Failure>({
    resource: 'goods-categories',
    pagination: { pageSize: 500 },
    sorters: [{ field: 'order', order: 'asc' }],
    errorNotification: false,
  });
  const categories = query.data?.data;
  return useMemo(
    () =>
      (categories ?? []).map(({ id, names }) => ({
        value: String(id),
        label: nameIn(names, locale),
      })),
    [categories, locale],
  );
}
