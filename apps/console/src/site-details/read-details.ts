import type { Row } from '../contract.ts';
import { readLines } from '../form/values/read-lines.ts';

type Details = Row<'site-details'>;
export type DetailsInput = Pick<Details, 'email' | 'phone' | 'links'>;

/** A line of the field: the name, then the address. */
export const linkLine = ({ name, href }: NonNullable<Details['links']>[number]): string =>
  `${name} ${href}`;

/** What lacks one of the two is refused by the server, beside the field. */
function readLink(line: string) {
  const [, name = line, href = ''] = /^(.*\S)\s+(\S+)$/.exec(line) ?? [];
  return { name, href };
}

/** Of what is empty the installation tells. */
export function readDetails(entries: FormData): DetailsInput {
  const text = (name: string) => String(entries.get(name)).trim() || null;
  return {
    email: text('email'),
    phone: text('phone'),
    links: entries.has('ownLinks') ? readLines(entries, 'links').map(readLink) : null,
  };
}
