import { data } from 'react-router';

/** Where guards send those who may not see a page: the error page tells what 403 means. */
export function loader(): never {
  throw data(null, { status: 403 });
}

export default function Forbidden() {
  return null;
}
