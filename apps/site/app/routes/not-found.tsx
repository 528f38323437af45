import { data } from 'react-router';

function missing(): never {
  throw data(null, { status: 404 });
}

/** Any address that is none of ours: the error page tells what 404 means; the server need not be asked for it. */
export const loader = missing;
export const clientLoader = missing;

export default function NotFound() {
  return null;
}
