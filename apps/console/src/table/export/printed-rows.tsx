import type { BaseRecord } from '@refinedev/core';
import { useTable } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Columns, features } from '../columns.ts';
import { type Cell, cellOf, wordsIn } from './read-cells.ts';

interface PrintedRowsProps<R extends BaseRecord & { id: number | string }> {
  columns: Columns<R>;
  rows: R[];
  /** Given the heads, and the cells of each row. */
  onRead: (heads: string[], lines: Cell[][]) => void;
}

/** Draws rows as the table does, out of sight, and reads what stands there. */
export function PrintedRows<R extends BaseRecord & { id: number | string }>({
  columns,
  rows,
  onRead,
}: PrintedRowsProps<R>) {
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => String(id) });
  const sheet = useRef(document.createElement('div'));
  const read = useEffectEvent(() => {
    const heads = [...sheet.current.querySelectorAll('th')].map(wordsIn);
    // What has no name is a button.
    const named = heads.map((head) => head !== '');
    const only = <Each,>(each: Each[]) => each.filter((_, index) => named[index]);
    const drawn = [...sheet.current.querySelectorAll('tbody tr')];
    const lines = table.getRowModel().rows.map((row, index): Cell[] => {
      const cells = [...drawn[index]!.children];
      return only(
        row.getAllCells().map((cell, place) => {
          const isData = 'accessorKey' in cell.column.columnDef;
          return cellOf(isData ? cell.getValue() : undefined, cells[place]!);
        }),
      );
    });
    onRead(
      ['id', ...only(heads)],
      lines.map((line, index) => [rows[index]!.id, ...line]),
    );
  });
  useEffect(() => {
    if (rows) read();
  }, [rows]);
  return createPortal(
    <table>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>,
    sheet.current,
  );
}
