import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Section } from '../../page/panel.tsx';
import { columnsOf } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useRows } from '../../table/use-rows.ts';
import { filtersOf } from '../use-statistics.ts';
import type { View } from '../use-view.ts';
import { figureNames } from './figures.ts';

const column = columnsOf<Row<'channel-totals'>>();
const sortable: readonly string[] = ['visits', 'registrations', 'downloads'];

/** What each channel brought in the period; its name narrows the screen to it. */
export function ChannelTable({ view }: { view: View }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const { period, change } = view;
  const rows = useRows('channel-totals', {
    sort: { field: 'visits', order: 'desc' },
    only: filtersOf(period, null),
  });
  const columns = useMemo(
    () => [
      column.accessor('channel', {
        header: t('statistics.channel'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <button
            type="button"
            className="min-h-6 text-start font-semibold hover:text-accent"
            onClick={() => {
              change({ channel: String(original.id) });
              scrollTo({ top: 0 });
            }}
          >
            {original.channel}
          </button>
        ),
      }),
      ...figureNames.map((name) =>
        column.accessor(name, {
          header: t(`figure.${name}`),
          meta: { numeric: true, sortable: sortable.includes(name) },
          cell: ({ getValue }) => count(getValue()),
        }),
      ),
    ],
    [t, count, change],
  );
  return (
    <Section title={t('statistics.byChannel')}>
      <DataTable
        label={t('statistics.byChannel')}
        columns={columns}
        rows={rows}
        empty={t('channels.empty')}
        emptyHint={t('channels.emptyHint')}
      />
    </Section>
  );
}
