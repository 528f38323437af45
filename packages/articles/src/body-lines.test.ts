import { expect, test } from 'vitest';
import { bodyLines } from './body-lines.ts';

test('A body is told in lines, with what its cards stand for by name', () => {
  const line = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  });
  const told = bodyLines(
    {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Form' }] },
        line('They won.'),
        {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [{ type: 'listItem', content: [line('Third'), line('More')] }],
        },
        { type: 'blockquote', content: [line('Said')] },
        { type: 'horizontalRule' },
        { type: 'image', attrs: { id: 1, alt: 'A pitch' } },
        { type: 'matchCard', attrs: { id: 7 } },
      ],
    },
    ({ kind, id }) => `${kind} ${id}`,
  );
  expect(told).toBe('## Form\nThey won.\n3. Third\n  More\n> Said\n———\n[A pitch]\n[match 7]');
});
