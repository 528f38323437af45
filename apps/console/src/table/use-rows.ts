import {
  type CrudFilter,
  type CrudSort,
  type LogicalFilter,
  useTable,
  type useTableReturnType,
} from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ResourceName, Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

export type Operator = Extract<LogicalFilter['operator'], 'eq' | 'gte' | 'lte'>;

export interface RowsOptions<R = unknown> {
  sort: CrudSort;
  /** What the screen itself narrows the rows to. */
  only?: CrudFilter[];
  /** What they are narrowed to at first; it can be taken off. */
  first?: CrudFilter[];
  pageSize?: number;
  /** ms between two looks, where the rows change by themselves; false while these don't. */
  pollInterval?: number | ((shown: readonly R[]) => number | false);
  /** Page, order and filters stand in the address; for the main list of a screen. */
  inAddress?: boolean;
}

export interface Rows<R extends { id: number | string }> {
  resource: ResourceName;
  table: useTableReturnType<R, Failure>;
  filterValue(field: string, operator?: Operator): string;
  /** By more than the screen itself narrows them. */
  isFiltered: boolean;
  /** Narrows the rows, from the first page on; an empty value no longer does. */
  filterBy(field: string, value: string, operator?: Operator): void;
  clearFilters(): void;
}

const none: CrudFilter[] = [];

/** A page of a resource's rows, sorted and filtered by the server. */
export function useRows<Name extends ResourceName>(
  resource: Name,
  {
    sort,
    only = none,
    first = none,
    pageSize = 20,
    pollInterval,
    inAddress = false,
  }: RowsOptions<Row<Name>>,
): Rows<Row<Name>> {
  const table = useTable<Row<Name>, Failure>({
    resource,
    pagination: { pageSize },
    sorters: { initial: [sort] },
    filters: { initial: first, permanent: only },
    syncWithLocation: inAddress,
    queryOptions: {
      placeholderData: keepPreviousData,
      ...(typeof pollInterval === 'number' && { refetchInterval: pollInterval }),
      ...(typeof pollInterval === 'function' && {
        refetchInterval: ({ state }) => pollInterval(state.data?.data ?? []),
      }),
    },
    errorNotification: false,
  });
  return {
    resource,
    table,
    isFiltered: table.filters.length > only.length,
    filterValue(field, operator = 'eq') {
      const filter = table.filters.find(
        (each) => 'field' in each && each.field === field && each.operator === operator,
      );
      return String(filter?.value ?? '');
    },
    filterBy(field, value, operator = 'eq') {
      table.setFilters([{ field, operator, value: value || undefined }]);
      table.setCurrentPage(1);
    },
    clearFilters() {
      table.setFilters([], 'replace');
      table.setCurrentPage(1);
    },
  };
}
