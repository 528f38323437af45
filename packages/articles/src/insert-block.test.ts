import { Editor } from '@tiptap/core';
import { expect, test, vi } from 'vitest';
import { insertBlock } from './insert-block.ts';
import { articleExtensions } from './schema.ts';

const names = { nameOf: () => 'x', addressOf: () => '/x.webp' };
const card = (id: number) => ({ type: 'matchCard', attrs: { id } });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function edit(...content: object[]) {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const doc = { type: 'doc', content };
  const editor = new Editor({ element: null, extensions: articleExtensions(names), content: doc });
  editor.commands.setTextSelection(editor.state.doc.firstChild!.nodeSize - 1);
  return editor;
}
const shown = (editor: Editor) =>
  editor
    .getJSON()
    .content.map(({ type, attrs, content }) =>
      type === 'paragraph'
        ? (content ?? []).map((each) => 'text' in each && each.text).join('')
        : attrs?.id,
    );

test('One block is set after the other, and writing goes on below them', () => {
  const editor = edit(paragraph('Above'));
  insertBlock(editor, card(7));
  insertBlock(editor, card(8));
  editor.commands.insertContent({ type: 'text', text: 'Below' });
  expect(shown(editor)).toEqual(['Above', 7, 8, 'Below']);
});

test('A block that is chosen stays, and the next is set after it', () => {
  const editor = edit(paragraph('Above'), card(7), paragraph('Below'));
  editor.commands.setNodeSelection(editor.state.doc.firstChild!.nodeSize);
  insertBlock(editor, card(8));
  expect(shown(editor)).toEqual(['Above', 7, 8, 'Below']);
});
