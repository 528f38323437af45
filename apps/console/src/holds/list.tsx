import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { Reference } from '../transfers/reference.tsx';
import { HoldState } from './hold-state.tsx';

const column = columnsOf<Row<'holds'>>();
const states = ['held', 'captured', 'released'] as const;

/** Gold that may still go back, and what became of the rest. */
export function HoldList() {
  const { t } = useTranslation('console');
  const rows = useRows('holds', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('holds.title')}
      hint={t('holds.hint')}
      filters={
        <>
          <SearchFilter label={t('gold.searchReference')} field="reference" />
          <NumberFilter label={t('purchases.userId')} field="userId" />
          <ChoiceFilter
            label={t('holds.state')}
            options={states.map((value) => ({ value, label: t(`holdState.${value}`) }))}
            field="state"
          />
        </>
      }
      columns={useHoldColumns()}
      rows={rows}
      empty={t('holds.empty')}
    />
  );
}

function useHoldColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('users.username'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="font-semibold">
            <UserLink id={original.userId} name={original.username} />
          </span>
        ),
      }),
      column.accessor('amount', {
        header: t('gold.amount'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('reference', {
        header: t('gold.reference'),
        cell: ({ getValue }) => <Reference text={getValue()} />,
      }),
      column.accessor('heldAt', {
        header: t('holds.heldAt'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('settledAt', {
        header: t('holds.settledAt'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const settled = getValue();
          return settled ? moment(settled) : '–';
        },
      }),
      column.accessor('state', {
        header: t('holds.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => (
          <HoldState state={getValue()} name={t(`holdState.${getValue()}`)} />
        ),
      }),
    ],
    [t, count, moment],
  );
}
