import type { useTableReturnType } from '@refinedev/core';
import type { ReactTable, RowData } from '@tanstack/react-table';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Fragment, type ReactNode } from 'react';
import { Scrollable } from '../page/scrollable.tsx';
import type { ColumnLook, features } from './columns.ts';
import { DetailToggle } from './detail-toggle.tsx';
import { SortButton, sortOf } from './sort-button.tsx';

export interface Expansion<R extends RowData> {
  /** What a row shows more of when it is opened. */
  detail: (row: R) => ReactNode;
  opened: readonly string[];
  toggle: (id: string) => void;
}

export interface RowTableProps<R extends RowData> extends Partial<Expansion<R>> {
  label: string;
  table: ReactTable<typeof features, R>;
  sorters: Pick<useTableReturnType, 'sorters' | 'setSorters' | 'setCurrentPage'>;
  /** How many rows to keep the place of while they are on their way. */
  skeletons: number;
}

const cellLook = 'px-3 py-2 align-middle first:ps-4 last:pe-4';
const widthOf = (meta: ColumnLook | undefined) => (meta?.wideOnly ? 'hidden xl:table-cell' : '');

/** The rows on a screen wider than a phone. */
export function RowTable<R extends RowData>(props: RowTableProps<R>) {
  const { label, table, sorters, skeletons, detail } = props;
  const columns = table.getAllLeafColumns();
  return (
    <Scrollable className="rounded-lg bg-surface">
      <table aria-label={label} className="w-full text-sm">
        <thead className="text-xs text-muted">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { meta } = header.column.columnDef;
                const name = <table.FlexRender header={header} />;
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={meta?.sortable ? sortOf(sorters.sorters, header.id) : undefined}
                    className={`${cellLook} font-normal whitespace-nowrap ${meta?.numeric ? 'text-end' : 'text-start'} ${widthOf(meta)}`}
                  >
                    {meta?.sortable ? (
                      <SortButton field={header.id} {...sorters}>
                        {name}
                      </SortButton>
                    ) : (
                      name
                    )}
                  </th>
                );
              })}
              {detail && <ToggleHead />}
            </tr>
          ))}
        </thead>
        <tbody>
          {Array.from({ length: skeletons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <tr key={index} className="h-11">
              {columns.map(({ id, columnDef }) => (
                <td key={id} className={`${cellLook} ${widthOf(columnDef.meta)}`}>
                  <Skeleton className="h-4" />
                </td>
              ))}
            </tr>
          ))}
          {skeletons === 0 && <Body {...props} />}
        </tbody>
      </table>
    </Scrollable>
  );
}

function ToggleHead() {
  const { t } = useTranslation('console');
  return (
    <th scope="col" className="w-0">
      <span className="sr-only">{t('table.detail')}</span>
    </th>
  );
}

function Body<R extends RowData>({ table, detail, opened, toggle }: RowTableProps<R>) {
  return table.getRowModel().rows.map((row) => {
    const isOpen = opened?.includes(row.id) ?? false;
    const cells = row.getAllCells();
    return (
      <Fragment key={row.id}>
        <tr className="h-11 border-t border-line/50 hover:bg-raised/50">
          {cells.map((cell) => {
            const { meta } = cell.column.columnDef;
            const look = meta?.numeric ? 'tabular text-end whitespace-nowrap' : '';
            return (
              <td
                key={cell.id}
                className={`${cellLook} ${look} ${widthOf(meta)} ${meta?.className ?? ''}`}
              >
                <table.FlexRender cell={cell} />
              </td>
            );
          })}
          {detail && (
            <td className="pe-2">
              <DetailToggle isOpen={isOpen} onToggle={() => toggle?.(row.id)} />
            </td>
          )}
        </tr>
        {detail && isOpen && (
          <tr>
            <td colSpan={cells.length + 1} className="bg-raised/40 px-4 py-3">
              {detail(row.original)}
            </td>
          </tr>
        )}
      </Fragment>
    );
  });
}
