import type { RowsOptions } from '../table/use-rows.ts';

/** One account's rows among others on its page, the newest first. */
export const ofUser = (id: number, field = 'userId'): RowsOptions => ({
  sort: { field: 'id', order: 'desc' },
  only: [{ field, operator: 'eq', value: id }],
  pageSize: 10,
});
