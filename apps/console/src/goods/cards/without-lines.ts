/** The text without some of its lines, which count from 1. */
export function withoutLines(text: string, lines: readonly number[]): string {
  const gone = new Set(lines);
  return text
    .split(/\r?\n/)
    .filter((_, at) => !gone.has(at + 1))
    .join('\n');
}
