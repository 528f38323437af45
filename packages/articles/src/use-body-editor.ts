import { type Editor, useEditor } from '@tiptap/react';
import type { ArticleBody } from '@xiongmao/api/news/document';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { useState } from 'react';
import { articleExtensions } from './schema.ts';
import { createShown, type ShownLinks } from './shown.ts';
import { toBody } from './to-body.ts';
import { useLinkLabel } from './use-link-label.ts';

interface BodyEditorOptions {
  /** With which writing begins. */
  body: ArticleBody;
  /** What the body's cards stand for, and the files of its pictures by id. */
  named: readonly NamedLink[];
  pictures: Readonly<Record<string, { address: string }>>;
  /** Ids of what names the field, and of what explains it. */
  labelledBy: string;
  describedBy: string;
  /** What stands there now, as the contract has it and as it is read. */
  onChange: (body: ArticleBody, text: string) => void;
}

export interface BodyEditing {
  editor: Editor;
  shown: ShownLinks;
}

/** Writes the body of an article; `components/body-editor.tsx` shows it. */
export function useBodyEditor(options: BodyEditorOptions): BodyEditing {
  const { body, named, pictures, labelledBy, describedBy, onChange } = options;
  const labelOf = useLinkLabel();
  const [shown] = useState(() =>
    createShown(
      named.map((link) => [link, labelOf(link)] as const),
      pictures,
      labelOf,
    ),
  );
  const [content] = useState(body);
  const [extensions] = useState(() => articleExtensions(shown));
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        class: 'article-words',
      },
    },
    onUpdate: ({ editor }) => onChange(toBody(editor.getJSON()), editor.getText()),
  });
  return { editor, shown };
}
