/** A part's text as it is laid out: paragraphs, and lists of what begins with a dash. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Reads a part's lines: each is a paragraph, those after `- ` one list together. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.slice(2));
    else blocks.push({ kind: 'list', items: [line.slice(2)] });
  }
  return blocks;
}
