import { sql as plain, type SQL } from 'drizzle-orm';

export * from 'drizzle-orm';

const fileOf = new WeakMap<TemplateStringsArray, string>();

/** The file, below the server's folder, whose template made a piece of SQL. */
export const writtenIn = Symbol('written in');

function told(strings: TemplateStringsArray, ...values: unknown[]): SQL {
  const piece = plain(strings, ...values);
  let file = fileOf.get(strings);
  if (file === undefined) {
    file = callerOf(new Error().stack!);
    fileOf.set(strings, file);
  }
  return Object.assign(piece, { [writtenIn]: file });
}

/** Of the frames, the first is `told`'s. */
function callerOf(stack: string): string {
  const [, caller = ''] = stack.split('\n').filter((line) => line.includes('at '));
  return /apps\/server\/((?:src|testing|faults)\/[^:?)]+)/.exec(caller)?.[1] ?? '';
}

/** Stands in for drizzle's in tests (vitest.config.ts): each piece remembers which file it is written in. */
export const sql = Object.assign(told, plain);
