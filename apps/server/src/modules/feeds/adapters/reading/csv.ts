import { FeedFileError } from '../adapter.ts';
import { readText } from './source-file.ts';

/** A row of a table by the names of its columns. */
export interface CsvRow {
  /** Of its file, the first is 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

export interface Csv {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

/** A file's table (RFC 4180), plain or gzip. Throws FeedFileError, also where one of `needed` is missing. */
export async function readCsv(file: string, needed: readonly string[]): Promise<Csv> {
  const table = parseCsv(await readText(file), (line, reason) => {
    throw new FeedFileError(file, `line ${line}`, reason);
  });
  const missing = needed.find((column) => !table.columns.includes(column));
  if (missing) throw new FeedFileError(file, 'line 1', `no column ${missing}`);
  return table;
}

/** The table of a text: its first row names the columns, each row has them all. */
export function parseCsv(text: string, fail: (line: number, reason: string) => never): Csv {
  const [head, ...lines] = recordsOf(text, fail);
  if (!head) return { columns: [], rows: [] };
  const columns = head.values.map((name) => name.trim());
  // Rows copied from one that has all columns share its shape; cell by cell each would become a hash table of its own.
  const blank: Record<string, string> = JSON.parse(
    JSON.stringify(Object.fromEntries(columns.map((column) => [column, '']))),
  );
  const rows = lines.map(({ line, values }) => {
    if (values.length !== columns.length) {
      fail(line, `${values.length} cells under ${columns.length} columns`);
    }
    const cells = { ...blank };
    for (let index = 0; index < columns.length; index++) cells[columns[index]!] = values[index]!;
    return { line, cells };
  });
  return { columns, rows };
}

interface Line {
  line: number;
  values: string[];
}

function recordsOf(text: string, fail: (line: number, reason: string) => never): Line[] {
  const records: Line[] = [];
  let line = 1;
  let at = 0;
  let quote = text.indexOf('"');
  while (at < text.length) {
    if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
    const newline = text.indexOf('\n', at);
    const lineEnd = newline < 0 ? text.length : newline;
    // Most lines have no quote: they are cells between commas.
    if (quote < 0 || quote > lineEnd) {
      const row = text.slice(at, text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd);
      if (row !== '') records.push({ line, values: row.split(',') });
      at = lineEnd + 1;
      line += 1;
      continue;
    }
    const values: string[] = [];
    const start = line;
    for (;;) {
      if (text[at] === '"') {
        const end = closingQuote(text, at);
        if (end < 0) fail(start, 'a quote is not closed');
        const value = text.slice(at + 1, end).replaceAll('""', '"');
        line += value.split('\n').length - 1;
        values.push(value);
        at = end + 1;
        if (at < text.length && !',\r\n'.includes(text[at]!)) fail(line, 'text behind a quote');
      } else {
        let end = at;
        while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1;
        values.push(text.slice(at, text[end] === '\n' && text[end - 1] === '\r' ? end - 1 : end));
        at = end;
      }
      if (text[at] === '\r') at += 1;
      if (text[at] !== ',') break;
      at += 1;
    }
    at += 1;
    line += 1;
    const isBlank = values.length === 1 && values[0] === '';
    if (!isBlank) records.push({ line: start, values });
  }
  return records;
}

function closingQuote(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}
