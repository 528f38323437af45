import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { download, toCsv } from '@xiongmao/auth/office/csv';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { HttpError, useDataProvider, useListContext, useNotify } from 'react-admin';
import { useFormat } from '../../format.ts';
import { useFailureText } from '../answer.tsx';
import { readPages } from './read-pages.ts';

type Line = Parameters<typeof toCsv>[0][number];

export interface Sheet {
  lines: readonly Line[];
  /** Whether there are no more than these. */
  isWhole: boolean;
}

interface ExportProps {
  /** Of the file, without its ending. */
  name: string;
  heads: Line;
  read: () => Promise<Sheet>;
}

/** A table as a file for a spreadsheet: all of its pages, as they are narrowed. Instants stand in it as they are. */
export function Export({ name, heads, read }: ExportProps) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const notify = useNotify();
  const failureText = useFailureText();
  const save = useMutation({
    async mutationFn() {
      const { lines, isWhole } = await read();
      download(`${name}.csv`, toCsv([heads, ...lines]));
      if (!isWhole) notify(t('export.first', { rows: count(lines.length) }), { type: 'warning' });
    },
    onError: (error) =>
      notify(error instanceof HttpError ? error.message : failureText(error), { type: 'error' }),
  });
  return (
    <Button startIcon={<DownloadIcon />} disabled={save.isPending} onClick={() => save.mutate()}>
      {t('export.csv')}
    </Button>
  );
}

/** The day that a file is of, for its name. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Rows that the server gives at once. */
const atOnce = 500;

interface ListExportProps<R> {
  heads: Line;
  lineOf: (row: R) => Line;
}

/** The same of the list that it stands in. */
export function ListExport<R extends { id: number }>({ heads, lineOf }: ListExportProps<R>) {
  const { resource, sort, filterValues } = useListContext();
  const provider = useDataProvider();

  async function read(): Promise<Sheet> {
    const { rows, isWhole } = await readPages(async (page) => {
      const pagination = { page, perPage: atOnce };
      const given = { pagination, sort, filter: filterValues };
      const { data, total = 0 } = await provider.getList<R>(resource, given);
      return { items: data, total };
    });
    return { lines: rows.map(lineOf), isWhole };
  }

  return <Export name={`${resource}_${today()}`} heads={heads} read={read} />;
}
