import { type BaseRecord, useDataProvider } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { download, toCsv } from '@xiongmao/auth/office/csv';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useFormat } from '../../format.ts';
import { type Failure, failureText } from '../../providers/failure.ts';
import type { Columns } from '../columns.ts';
import type { Rows } from '../use-rows.ts';
import { PrintedRows } from './printed-rows.tsx';
import type { Cell } from './read-cells.ts';

/** Rows of a file, and those that the server gives at once. */
const most = 5_000;
const atOnce = 500;

interface ExportRowsProps<R extends BaseRecord & { id: number | string }> {
  columns: Columns<R>;
  rows: Rows<R>;
}

interface Sheet<R> {
  rows: R[];
  onRead: (heads: string[], lines: Cell[][]) => void;
}

/** The rows that are looked for, of all pages and in their order, as a file for spreadsheets: what is seen, no more. */
export function ExportRows<R extends BaseRecord & { id: number | string }>({
  columns,
  rows: { resource, table },
}: ExportRowsProps<R>) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const provider = useDataProvider()();
  const [sheet, setSheet] = useState<Sheet<R> | null>(null);

  const save = useMutation<void, Failure>({
    async mutationFn() {
      const lines: Cell[][] = [];
      let heads: string[] = [];
      let total = 0;
      do {
        const { data, total: all } = await provider.getList<R>({
          resource,
          // The audit log tells that they went.
          filters: [...table.filters, { field: '_export', operator: 'eq', value: 1 }],
          sorters: table.sorters,
          pagination: { currentPage: lines.length / atOnce + 1, pageSize: atOnce },
        });
        total = all;
        if (data.length === 0) break;
        await new Promise<void>((resolve) => {
          setSheet({
            rows: data,
            onRead(names, cells) {
              heads = names;
              lines.push(...cells);
              resolve();
            },
          });
        });
      } while (lines.length % atOnce === 0 && lines.length < Math.min(total, most));
      download(
        `${resource}_${new Date().toISOString().slice(0, 10)}.csv`,
        toCsv([heads, ...lines]),
      );
      if (lines.length < total) toast(t('table.exportedFirst', { rows: count(lines.length) }));
    },
    onError: (failure) => toast(failureText(t, failure), 'bad'),
    onSettled: () => setSheet(null),
  });

  return (
    <>
      <Button look="quiet" className="px-2" disabled={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden className="size-4" />
        {t('table.export')}
      </Button>
      {sheet && <PrintedRows columns={columns} {...sheet} />}
    </>
  );
}
