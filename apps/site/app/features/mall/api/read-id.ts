import { data, redirect } from 'react-router';

/** The id that an address names: without one it leads to the list, and what is none is a page that does not exist. */
export function readId(text: string | undefined, list: string): number {
  if (text === undefined) throw redirect(list);
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}
