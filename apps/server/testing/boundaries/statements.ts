import { is, SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { namesIn } from './names.ts';
import { owners } from './owners.ts';
import { writtenIn } from './told-sql.ts';

const render = PgDialect.prototype.sqlToQuery;
const seen = new Set<string>();
const found = new Set<string>();

/** Looks at each statement that the tests run, once: a module names tables of its own, and others' published views. */
export function watchStatements(): void {
  PgDialect.prototype.sqlToQuery = function watched(query, source) {
    const rendered = render.call(this, query, source);
    if (!seen.has(rendered.sql)) {
      seen.add(rendered.sql);
      look(this, query);
    }
    return rendered;
  };
}

/** What was named across a boundary since it was asked before. */
export function trespasses(): string[] {
  const told = [...found];
  found.clear();
  return told;
}

function look(dialect: PgDialect, query: SQL): void {
  const files: string[] = [];
  const text = Buffer.from(render.call(dialect, marked(query, files)).sql);
  for (const { name, offset } of namesIn(text.toString())) {
    const owner = owners.get(name);
    const file = files[innermost(text.subarray(0, offset).toString())] ?? '';
    const [, domain] = /^src\/(?:modules\/)?(\w+)/.exec(file) ?? [];
    if (!owner || !domain || domain === owner || /\.test\.ts$|\/testing\//.test(file)) continue;
    const below = file.replace('src/modules/', '');
    found.add(`${below} names ${name}, which is of ${owner}: read a view or call a function of it`);
  }
}

/** The same query with comments around each piece: the number of its file. */
function marked(piece: SQL, files: string[]): SQL {
  const file = (piece as { [writtenIn]?: string })[writtenIn] ?? '';
  const number = files.push(file) - 1;
  const chunks = piece.queryChunks.map((chunk) => (is(chunk, SQL) ? marked(chunk, files) : chunk));
  return file === ''
    ? new SQL(chunks)
    : sql`${sql.raw(`/*<${number}*/`)}${new SQL(chunks)}${sql.raw('/*>*/')}`;
}

/** The piece that is open at the end of a text. */
function innermost(text: string): number {
  const open: number[] = [];
  for (const [, number] of text.matchAll(/\/\*(?:<(\d+)|>)\*\//g)) {
    if (number === undefined) open.pop();
    else open.push(Number(number));
  }
  return open.at(-1) ?? -1;
}
