import { data } from 'react-router';

/** Any address that is none of ours: the error page tells what 404 means. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
