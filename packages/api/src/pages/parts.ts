/** A part of a page: lines under a heading, which the first part may lack. */
export interface Part {
  title: string;
  text: string;
}

const heading = /^#\s+/;

/** A page's text by its parts: each begins with a line after `# `; blank lines say nothing. */
export function partsOf(body: string): Part[] {
  const parts: { title: string; lines: string[] }[] = [];
  for (const line of body.split('\n').map((each) => each.trimEnd())) {
    if (heading.test(line)) parts.push({ title: line.replace(heading, ''), lines: [] });
    else if (line && parts.length === 0) parts.push({ title: '', lines: [line] });
    else if (line) parts.at(-1)!.lines.push(line);
  }
  return parts.map(({ title, lines }) => ({ title, text: lines.join('\n') }));
}

/** The same the other way: what `partsOf` reads. */
export const bodyOf = (parts: readonly Part[]): string =>
  parts.map(({ title, text }) => (title ? `# ${title}\n${text}` : text)).join('\n\n');
