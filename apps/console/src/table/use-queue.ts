import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { Row } from '../contract.ts';
import { type Rows, useRows } from './use-rows.ts';

const waiting: CrudFilter[] = [{ field: 'state', operator: 'eq', value: 'underReview' }];

/** What waits for a decision, until something else is asked for: an empty queue is good news, and no filter's doing. */
export function useQueue<Name extends 'expert-applications' | 'plans'>(
  resource: Name,
  sort: CrudSort,
): Rows<Row<Name>> {
  const rows = useRows(resource, { sort, first: waiting, inAddress: true });
  const waitsOnly =
    rows.table.filters.length === 1 && rows.filterValue('state') === waiting[0]!.value;
  return { ...rows, isFiltered: rows.isFiltered && !waitsOnly };
}
