import { proclamationStates } from '@xiongmao/api/pages/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { NewLink } from '../page/links/new-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { useAudienceName } from './audience.ts';
import { ProclamationState } from './proclamation-state.tsx';

const column = columnsOf<Row<'proclamations'>>();

/** What stands above every page of the site, stood there and will. */
export function ProclamationList() {
  const { t } = useTranslation('editors');
  const sort = { field: 'from', order: 'desc' } as const;
  const rows = useRows('proclamations', { sort, inAddress: true });
  const create = <NewLink resource="proclamations">{t('proclamations.create')}</NewLink>;
  return (
    <ListScreen
      title={t('proclamations.title')}
      hint={t('proclamations.hint')}
      actions={create}
      filters={
        <ChoiceFilter
          label={t('proclamations.state')}
          options={proclamationStates.map((value) => ({
            value,
            label: t(`proclamations.states.${value}`),
          }))}
          field="state"
        />
      }
      columns={useProclamationColumns()}
      rows={rows}
      empty={t('proclamations.empty')}
      emptyHint={t('proclamations.emptyHint')}
      emptyAction={create}
    />
  );
}

function useProclamationColumns() {
  const { t } = useTranslation('editors');
  const { moment } = useFormat();
  const audienceName = useAudienceName();
  const locale = useLocale();
  return useMemo(
    () => [
      column.accessor('texts', {
        header: t('proclamations.text'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/proclamations/${original.id}`}
            className="line-clamp-2 font-semibold hover:text-accent"
          >
            {nameIn(original.texts, locale)}
          </Link>
        ),
      }),
      column.accessor('state', {
        header: t('proclamations.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <ProclamationState state={getValue()} />,
      }),
      column.accessor('severity', {
        header: t('proclamations.severity'),
        cell: ({ getValue }) => t(`proclamations.severities.${getValue()}`),
      }),
      column.accessor('audience', {
        header: t('proclamations.audience'),
        cell: ({ getValue }) => audienceName(getValue()),
      }),
      column.accessor('from', {
        header: t('proclamations.from'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('until', {
        header: t('proclamations.until'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const until = getValue();
          return until === null ? t('proclamations.untilWithdrawn') : moment(until);
        },
      }),
      column.accessor('by', {
        header: t('proclamations.by'),
        cell: ({ getValue }) => getValue() ?? '–',
      }),
    ],
    [t, moment, audienceName, locale],
  );
}
