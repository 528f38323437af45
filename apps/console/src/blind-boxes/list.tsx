import { editionStates } from '@xiongmao/api/mall/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GoodsPicture } from '../goods/pictures/goods-picture.tsx';
import { NewLink } from '../page/links/new-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { BoxState } from './box-state.tsx';

const column = columnsOf<Row<'blind-boxes'>>();

/** Editions of blind boxes, the newest first. */
export function BoxList() {
  const { t } = useTranslation('console');
  const rows = useRows('blind-boxes', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('blindBoxes.title')}
      hint={t('blindBoxes.hint')}
      actions={<NewLink resource="blind-boxes">{t('blindBoxes.create')}</NewLink>}
      filters={
        <>
          <SearchFilter label={t('goods.search')} field="q" />
          <ChoiceFilter
            label={t('goods.state')}
            options={editionStates.map((value) => ({
              value,
              label: t(`blindBoxes.states.${value}`),
            }))}
            field="state"
          />
        </>
      }
      columns={useBoxColumns()}
      rows={rows}
      empty={t('blindBoxes.empty')}
      emptyHint={t('blindBoxes.emptyHint')}
      emptyAction={<NewLink resource="blind-boxes">{t('blindBoxes.create')}</NewLink>}
    />
  );
}

function useBoxColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      column.accessor('names', {
        header: t('blindBoxes.name'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex items-center gap-3">
            <GoodsPicture src={original.picture} />
            <span className="flex min-w-0 flex-col">
              <Link to={`/blind-boxes/${original.id}`} className="font-semibold hover:text-accent">
                {nameIn(original.names, locale)}
              </Link>
              <span className="tabular text-xs text-muted">
                {t('goods.number', { id: original.id })}
              </span>
            </span>
          </span>
        ),
      }),
      column.accessor('price', {
        header: t('plans.price'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('size', {
        header: t('blindBoxes.size'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('drawn', {
        header: t('blindBoxes.drawn'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('gold', {
        header: t('gifts.gold'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('openedAt', {
        header: t('blindBoxes.openedAt'),
        meta: { wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const at = getValue();
          return at ? moment(at) : '–';
        },
      }),
      column.accessor('state', {
        header: t('goods.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <BoxState state={getValue()} />,
      }),
    ],
    [t, count, moment, locale],
  );
}
