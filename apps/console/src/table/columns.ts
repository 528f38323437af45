import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type RowData,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column is shown. */
export interface ColumnLook {
  /** Its id is a field that the server sorts by. */
  sortable?: boolean;
  /** Numbers stand at the end, their digits one below the other. */
  numeric?: boolean;
  /** On phones, where rows are cards: its place there; else it stands among the facts, with its label. */
  onPhone?: 'head' | 'aside' | 'foot' | 'hidden';
  /** Left out where there is room for a table, but not for much of it. */
  wideOnly?: boolean;
  /** Widths and the like. */
  className?: string;
}

/** The server sorts, filters and pages: the table itself needs nothing. */
export const features = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

// biome-ignore lint/suspicious/noExplicitAny: each column has its own type of value
export type Columns<Row extends RowData> = ColumnDef<typeof features, Row, any>[];

export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();
