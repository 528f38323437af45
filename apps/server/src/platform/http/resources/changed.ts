import { isDeepStrictEqual } from 'node:util';

/** Of what a form sends, what is there and differs from the row: some send a whole row back. */
export const changed = <Given extends object>(given: Given, before: object): Partial<Given> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(value, (before as Record<string, unknown>)[name]),
    ),
  ) as Partial<Given>;
