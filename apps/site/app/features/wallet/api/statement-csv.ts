/** Cells of a table; numbers stay numbers. */
export type Row = readonly (string | number)[];

/** What a spreadsheet would take for a formula is text. */
const isFormula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = isFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV that spreadsheets read as UTF-8: the mark at its head tells them. */
export const toCsv = (table: readonly Row[]): string =>
  `\uFEFF${table.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
