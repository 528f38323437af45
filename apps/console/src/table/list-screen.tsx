import type { BaseRecord } from '@refinedev/core';
import type { ReactNode, Ref } from 'react';
import { useListPlace } from '../page/links/list-place.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Filters } from './filters.tsx';

interface ListScreenProps<R extends BaseRecord & { id: number | string }>
  extends Omit<DataTableProps<R>, 'label'> {
  title: string;
  /** Of the title, where it takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  hint?: string;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  /** Stands above the rows: what is wrong. */
  notice?: ReactNode;
  /** What narrows the rows. */
  filters?: ReactNode;
}

/** The screen of a resource's rows: what they are, what narrows them, and a page of them. */
export function ListScreen<R extends BaseRecord & { id: number | string }>({
  title,
  titleRef,
  hint,
  actions,
  notice,
  filters,
  ...table
}: ListScreenProps<R>) {
  useListPlace();
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={title} hint={hint} {...(titleRef && { titleRef })}>
        {actions}
      </PageHead>
      {notice}
      {filters && <Filters rows={table.rows}>{filters}</Filters>}
      <DataTable label={title} {...table} />
    </div>
  );
}
