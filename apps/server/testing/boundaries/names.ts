import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';

await loadModule();

/** What a statement names: a table, view or function without a schema. */
export interface Name {
  name: string;
  /** In bytes of the text; 0 within a stored function. */
  offset: number;
}

/** The tables, views and functions that a statement names without a schema. */
export function namesIn(text: string): Name[] {
  const named: Name[] = [];
  const local = new Set<string>();
  walk(parseSync(text), (node) => {
    // Rows that a lock names are aliases.
    if (Array.isArray(node.lockedRels)) node.lockedRels = [];
    if (typeof node.ctename === 'string') local.add(node.ctename);
    const { relname, schemaname, funcname, location: offset = 0 } = node as unknown as Named;
    if (relname && (!schemaname || schemaname === 'public')) named.push({ name: relname, offset });
    const called = funcname?.map(({ String: { sval } }) => sval);
    if (called?.length === 1) named.push({ name: called[0]!, offset });
  });
  return named.filter(({ name }) => !local.has(name));
}

interface Named {
  relname?: string;
  schemaname?: string;
  funcname?: { String: { sval: string } }[];
  location?: number;
}

/** The same, of a `CREATE FUNCTION` or `CREATE VIEW`. */
export function namesInStored(text: string): string[] {
  if (!/\bLANGUAGE plpgsql\b/.test(text)) return namesIn(text).map(({ name }) => name);
  const names: string[] = [];
  walk(parsePlPgSQLSync(text), ({ query, parseMode }) => {
    if (typeof query !== 'string') return;
    // 0 is a statement, 2 an expression, from 3 on an assignment.
    const expression = parseMode === 2 ? query : query.slice(query.indexOf(':=') + 2);
    const statement = parseMode === 0 ? query : `select ${expression}`;
    names.push(...namesIn(statement).map(({ name }) => name));
  });
  return names;
}

type Node = Record<string, unknown>;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value as Node);
    for (const each of Object.values(value)) walk(each, visit);
  }
}
