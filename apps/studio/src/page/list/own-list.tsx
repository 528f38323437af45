import { List, type ListProps, Pagination, useListContext } from 'react-admin';
import { ListFailure } from './list-failure.tsx';

/** A list of what is one's own, the newest first. */
export function OwnList(props: ListProps) {
  return (
    <List
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
      error={<ListFailure />}
      pagination={<Pages />}
      {...props}
    />
  );
}

/** Of a list that is not there, there are none. */
function Pages() {
  const { error } = useListContext();
  return error ? null : <Pagination />;
}
