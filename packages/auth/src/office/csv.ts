/** What a spreadsheet would take for a formula: also full-width, and behind spaces or what nobody sees. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** A semicolon parts cells where the comma is the decimal sign. */
const parting = /[",;\r\n]/;

type Cell = string | number;

/** A cell as RFC 4180 has it; texts that begin like a formula begin with an apostrophe instead. */
function cellOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return parting.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV. Spreadsheets know UTF-8 by the mark that it begins with. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
