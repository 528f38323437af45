import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact } from '../page/facts.tsx';
import { Section } from '../page/panel.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';
import { filtersOf } from './use-statistics.ts';
import type { View } from './use-view.ts';

type Statement = Row<'statements'>;
const column = columnsOf<Statement>();

/** The days as they were closed, each sealed with the one before it. */
export function Statements({ view }: { view: View }) {
  const { t } = useTranslation('console');
  const { period, channelId } = view;
  const rows = useRows('statements', {
    sort: { field: 'day', order: 'desc' },
    only: filtersOf(period, channelId),
  });
  const columns = useStatementColumns();
  const shown = rows.table.result.data;
  const broken = shown.filter(({ intact }) => !intact).length;
  return (
    <Section
      title={t('statements.title')}
      hint={t('statements.hint')}
      aside={
        shown.length > 0 && (
          <StateLabel tone={broken === 0 ? 'good' : 'bad'}>
            {broken === 0
              ? t('statements.allIntact', { count: shown.length })
              : t('statements.someBroken', { count: broken })}
          </StateLabel>
        )
      }
    >
      <DataTable
        label={t('statements.title')}
        columns={columns}
        rows={rows}
        empty={t('statements.empty')}
        emptyHint={t('statements.emptyHint')}
        detail={(statement) => <Seal {...statement} />}
      />
    </Section>
  );
}

function useStatementColumns() {
  const { t } = useTranslation('console');
  const { count, weekday, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('day', {
        header: t('statistics.day'),
        meta: { sortable: true, onPhone: 'head', className: 'whitespace-nowrap' },
        cell: ({ getValue }) => weekday(getValue()),
      }),
      column.accessor('channel', { header: t('statistics.channel') }),
      ...(['visits', 'registrations', 'downloads', 'firstRecharges'] as const).map((name) =>
        column.accessor(name, {
          header: t(`figure.${name}`),
          meta: { numeric: true },
          cell: ({ getValue }) => count(getValue()),
        }),
      ),
      column.accessor('closedAt', {
        header: t('statements.closedAt'),
        meta: { className: 'tabular whitespace-nowrap', onPhone: 'hidden' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('intact', {
        header: t('statements.seal'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => (
          <StateLabel tone={getValue() ? 'good' : 'bad'}>
            {t(getValue() ? 'statements.intact' : 'statements.broken')}
          </StateLabel>
        ),
      }),
    ],
    [t, count, weekday, moment],
  );
}

function Seal({ hash, previousHash }: Statement) {
  const { t } = useTranslation('console');
  return (
    <dl className="grid gap-2 font-mono">
      <Fact name={t('statements.hash')}>
        <span className="break-all">{hash}</span>
      </Fact>
      <Fact name={t('statements.previousHash')}>
        <span className="break-all">{previousHash}</span>
      </Fact>
    </dl>
  );
}
