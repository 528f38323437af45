import type { JSONContent } from '@tiptap/core';
import { isLink, unruly } from '@xiongmao/api/fields/links/is-link';
import type { ArticleBody } from '@xiongmao/api/news/document';

const unrulySigns = new RegExp(unruly, 'gu');
const plain = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(unrulySigns, '');

const isEmpty = ({ type, content }: JSONContent): boolean =>
  type === 'paragraph' && !content?.length;

/** What the editor holds as the contract has it: without what was pasted along, and the line that it keeps ready below. */
export function toBody(doc: JSONContent): ArticleBody {
  const blocks = (doc.content ?? []).flatMap(cleaned);
  const last = blocks.findLastIndex((block) => !isEmpty(block));
  const content = blocks.slice(0, Math.max(1, last + 1));
  return { type: 'doc', content } as ArticleBody;
}

function cleaned({ type, text, marks, attrs, content }: JSONContent): JSONContent[] {
  if (type === 'text') {
    const words = plain(text ?? '');
    const kept = marks?.filter((mark) => mark.type !== 'link' || isLink(mark.attrs?.href ?? ''));
    return words ? [{ type, text: words, ...(kept?.length && { marks: kept }) }] : [];
  }
  if (type === 'orderedList') {
    const start = Math.min(Math.max(1, Math.trunc(attrs?.start ?? 1)), 9_999);
    return [{ type, attrs: { start }, content: content?.flatMap(cleaned) }];
  }
  // A line break takes the marks of the words around it.
  return [{ type, ...(attrs && { attrs }), ...(content && { content: content.flatMap(cleaned) }) }];
}
