import { type CrudFilter, parseTableParams } from '@refinedev/core';
import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { useLocation } from 'react-router';

/** How the list that two were chosen from is narrowed, as the address tells it: what comes next is of the same list. */
export function useNarrowed(kind: LinkKind): { search: string; filters: CrudFilter[] } {
  const { search } = useLocation();
  const { parsedFilters = [] } = parseTableParams(search);
  const isOfKind = parsedFilters.some((filter) => 'field' in filter && filter.field === 'kind');
  const own: CrudFilter[] = isOfKind ? [] : [{ field: 'kind', operator: 'eq', value: kind }];
  return { search, filters: [...own, ...parsedFilters] };
}
