import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/** Sets a block between the words; after the one that is chosen, which stays. Writing goes on below it. */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { selection, schema } = editor.state;
  const at = selection instanceof NodeSelection ? selection.to : selection;
  editor.chain().focus().insertContentAt(at, block).run();
  // What is typed while a block is chosen would take its place.
  editor.commands.command(({ tr }) => {
    const below = () => Selection.findFrom(tr.doc.resolve(tr.selection.to), 1, true);
    if (!below()) tr.insert(tr.doc.content.size, schema.nodes.paragraph!.create());
    tr.setSelection(below()!).scrollIntoView();
    return true;
  });
}
