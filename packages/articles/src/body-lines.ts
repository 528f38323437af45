import type { ArticleBody, Block, Inline, List } from '@xiongmao/api/news/document';
import { cardKinds } from '@xiongmao/api/news/rules';
import type { ArticleLink } from '@xiongmao/api/news/shapes';

type NameOf = (link: ArticleLink) => string;

/** A body as lines of plain text, in which two can be compared. */
export const bodyLines = ({ content }: ArticleBody, nameOf: NameOf): string =>
  content.flatMap((block) => linesOf(block, nameOf)).join('\n');

function linesOf(block: Block, nameOf: NameOf): string[] {
  switch (block.type) {
    case 'paragraph':
      return [textOf(block.content)];
    case 'heading':
      return [`${'#'.repeat(block.attrs.level)} ${textOf(block.content)}`];
    case 'bulletList':
    case 'orderedList':
      return listLines(block, nameOf);
    case 'blockquote':
      return block.content.flatMap((each) => linesOf(each, nameOf)).map((line) => `> ${line}`);
    case 'horizontalRule':
      return ['———'];
    case 'image':
      return [`[${block.attrs.alt}]`];
    default:
      return [`[${nameOf({ kind: cardKinds[block.type], id: block.attrs.id })}]`];
  }
}

function listLines({ type, attrs, content }: List, nameOf: NameOf): string[] {
  const first = attrs?.start ?? 1;
  return content.flatMap((item, at) => {
    const sign = type === 'orderedList' ? `${first + at}.` : '•';
    const lines = item.content.flatMap((each) => linesOf(each, nameOf));
    return lines.map((line, place) => (place === 0 ? `${sign} ${line}` : `  ${line}`));
  });
}

const textOf = (content: Inline[] = []): string =>
  content.map((each) => (each.type === 'text' ? each.text : ' ')).join('');
