import { getSchema, type JSONContent } from '@tiptap/core';
import { articleBody } from '@xiongmao/api/news/document';
import { expect, test } from 'vitest';
import { articleExtensions } from './schema.ts';
import { toBody } from './to-body.ts';

const schema = getSchema(articleExtensions({ nameOf: () => 'x', addressOf: () => '/x.webp' }));
const text = (value: string, ...marks: NonNullable<JSONContent['marks']>) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: JSONContent[]) => ({ type: 'paragraph', content });
const item = (...content: JSONContent[]) => ({ type: 'listItem', content });
/** What the editor makes of blocks that it holds. */
function written(...content: JSONContent[]) {
  const doc = schema.nodeFromJSON({ type: 'doc', content });
  doc.check();
  return toBody(doc.toJSON());
}

test('Whatever the editor can hold is an article’s body as the server takes it', () => {
  const link = { type: 'link', attrs: { href: 'https://example.org/' } };
  const marks = ['bold', 'italic', 'underline', 'strike'].map((type) => ({ type }));
  const body = written(
    { type: 'heading', attrs: { level: 2 }, content: [text('Form')] },
    paragraph(
      text('All', ...marks, link),
      { type: 'hardBreak', marks },
      text('x', { type: 'code' }),
    ),
    { type: 'bulletList', content: [item(paragraph(text('One')))] },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        item(paragraph(text('Three')), { type: 'bulletList', content: [item(paragraph())] }),
      ],
    },
    { type: 'blockquote', content: [paragraph(text('Said'))] },
    { type: 'horizontalRule' },
    { type: 'image', attrs: { id: 1, alt: 'A pitch' } },
    { type: 'matchCard', attrs: { id: 7 } },
    { type: 'teamCard', attrs: { id: 8 } },
    { type: 'playerCard', attrs: { id: 9 } },
    { type: 'planCard', attrs: { id: 10 } },
  );
  expect(articleBody.safeParse(body).error).toBeUndefined();
  expect(body.content).toHaveLength(11);
  expect(JSON.stringify(body)).toContain('https://example.org/');
});

test('What is pasted along and no article holds is left out', () => {
  const evil = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
  const body = toBody({
    type: 'doc',
    content: [
      paragraph(text('left\u202e\tright\u0007', evil), text('\u202d')),
      { type: 'orderedList', attrs: { start: 0 }, content: [item(paragraph())] },
    ],
  });
  expect(body.content[0]).toEqual(paragraph(text('left right')));
  expect(articleBody.safeParse(body).error).toBeUndefined();
});

test('The empty line that stands ready below is no part of it, unless there is no other', () => {
  expect(written(paragraph(text('x')), { type: 'paragraph' }, { type: 'paragraph' })).toEqual({
    type: 'doc',
    content: [paragraph(text('x'))],
  });
  const nothing = written({ type: 'paragraph' });
  expect(nothing.content).toHaveLength(1);
  expect(articleBody.safeParse(nothing).error).toBeUndefined();
});
