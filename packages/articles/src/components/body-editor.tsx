import { EditorContent } from '@tiptap/react';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import type { Dialogs } from '../dialogs.ts';
import type { BodyEditing } from '../use-body-editor.ts';
import { Toolbar } from './tools/toolbar.tsx';

interface BodyEditorProps extends BodyEditing {
  /** Which the words are in. */
  locale: Locale;
  dialogs: Dialogs;
}

/** The words of an article with what stands between them, below their tools. */
export function BodyEditor({ editor, shown, locale, dialogs }: BodyEditorProps) {
  return (
    <div className="article-editor">
      <Toolbar editor={editor} shown={shown} dialogs={dialogs} />
      <EditorContent editor={editor} lang={localeFacts[locale].tag} dir={directionOf(locale)} />
    </div>
  );
}
