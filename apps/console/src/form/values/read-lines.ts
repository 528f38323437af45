/** What stands in a field a line each. */
export const readLines = (entries: FormData, name: string): string[] =>
  String(entries.get(name) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
