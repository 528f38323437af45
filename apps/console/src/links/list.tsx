import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { AnyKindFilter } from './kind-filter.tsx';
import { Named } from './named.tsx';

const column = columnsOf<Row<'links'>>();

/** What is shown as one, and what was. */
export function LinkList() {
  const { t } = useTranslation('console');
  const rows = useRows('links', {
    sort: { field: 'at', order: 'desc' },
    // A replay has hundreds made by rule.
    first: [{ field: 'made', operator: 'eq', value: 'hand' }],
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('links.title')}
      hint={t('links.hint')}
      filters={
        <>
          <SearchFilter label={t('links.search')} field="q" />
          <AnyKindFilter />
          <ChoiceFilter
            label={t('links.state')}
            field="open"
            options={[
              { value: 'true', label: t('links.open') },
              { value: 'false', label: t('links.over') },
            ]}
          />
          <ChoiceFilter
            label={t('links.by')}
            field="made"
            options={[
              { value: 'hand', label: t('links.byHand') },
              { value: 'rule', label: t('links.byRule') },
            ]}
          />
          <GameFilter />
        </>
      }
      columns={useLinkColumns()}
      rows={rows}
      empty={t('links.empty')}
      emptyHint={t('links.emptyHint')}
    />
  );
}

function useLinkColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('shown', {
        header: t('links.shown'),
        meta: { onPhone: 'head' },
        cell: ({ getValue, row }) => (
          <Link to={`/links/${row.original.id}`} className="hover:text-accent">
            <Named {...getValue()} />
          </Link>
        ),
      }),
      column.accessor('row', {
        header: t('links.row'),
        cell: ({ getValue }) => <Named {...getValue()} />,
      }),
      column.accessor('kind', {
        header: t('links.kind'),
        cell: ({ getValue }) => t(`links.kinds.${getValue()}`),
      }),
      column.accessor('because', {
        header: t('decision.reason'),
        cell: ({ row: { original } }) => (
          <span className="break-words">
            {original.rule ? t(`links.rules.${original.rule}`) : original.because}
          </span>
        ),
      }),
      column.accessor('by', {
        header: t('links.by'),
        cell: ({ getValue }) => getValue() ?? t('links.byRule'),
      }),
      column.accessor('at', {
        header: t('links.at'),
        meta: { sortable: true },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('ended', {
        header: t('links.state'),
        cell: ({ getValue }) => <LinkState ended={getValue()} />,
      }),
    ],
    [t, moment],
  );
}

export function LinkState({ ended }: Pick<Row<'links'>, 'ended'>) {
  const { t } = useTranslation('console');
  return <Badge>{t(ended ? 'links.over' : 'links.open')}</Badge>;
}
