import { type FilterProps, SearchFilter } from './filters.tsx';

/** An id that is typed in; anything else narrows nothing. */
export function NumberFilter(props: FilterProps) {
  return <SearchFilter {...props} read={(typed) => (/^[1-9]\d{0,9}$/.test(typed) ? typed : '')} />;
}
