const named = /[?&]spoiler=1(&|$)/;

/** Whether somebody shared an address who wants no results: whoever looks at it first is told none. */
export const isSharedWithout = (url: string): boolean => named.test(url);

/** Where such an address leads on to tells none either; `lines` are names and values of headers, by turns. */
export function leadOnWithout(lines: readonly string[]): string[] {
  return lines.map((line, place) => {
    if (place % 2 === 0 || lines[place - 1] !== 'location') return line;
    const [, path, part] = /^([^#]*)(.*)$/.exec(line)!;
    return `${path}${path!.includes('?') ? '&' : '?'}spoiler=1${part}`;
  });
}
