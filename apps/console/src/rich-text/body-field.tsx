import { EditorContent, useEditor } from '@tiptap/react';
import type { ArticleBody } from '@xiongmao/api/news/document';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useId, useRef, useState } from 'react';
import { useFault, useTouch } from '../form/form-context.ts';
import { useLinkLabel } from '../news-articles/links/use-link-label.ts';
import { wordsLook } from './look.ts';
import { articleExtensions } from './schema.ts';
import { createShown } from './shown.ts';
import { toBody } from './to-body.ts';
import { Toolbar } from './tools/toolbar.tsx';
import './words.css';

interface BodyFieldProps {
  body?: ArticleBody;
  locale: Locale;
  /** What the body's cards stand for, and the files of its pictures by id. */
  named?: readonly NamedLink[];
  pictures?: Readonly<Record<string, { address: string }>>;
}

const empty: ArticleBody = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The words of an article, with what stands between them; as JSON they go with the form, in the field `body`. */
export function BodyField({ body, locale, named = [], pictures = {} }: BodyFieldProps) {
  const { t } = useTranslation('editors');
  const labelOf = useLinkLabel();
  const touch = useTouch();
  const fault = useFault('body');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [shown] = useState(() =>
    createShown(
      named.map((link) => [link, labelOf(link)] as const),
      pictures,
      labelOf,
    ),
  );
  const [content] = useState(body ?? empty);
  const [extensions] = useState(() => articleExtensions(shown));
  const editor = useEditor({
    extensions,
    injectCSS: false,
    content,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint`,
        class: `${wordsLook} min-h-64 p-3 outline-none`,
      },
    },
    onUpdate({ editor }) {
      if (!field.current) return;
      field.current.value = JSON.stringify(toBody(editor.getJSON()));
      field.current.dataset.text = editor.getText();
      touch();
    },
  });
  return (
    <div className="flex min-w-0 flex-col gap-1 md:col-span-2">
      <span id={`${id}-label`} className="text-xs text-muted">
        {t('richText.body')}
      </span>
      <div className="rounded-sm border border-line has-[[contenteditable]:focus-visible]:border-accent">
        <Toolbar editor={editor} shown={shown} />
        <EditorContent editor={editor} lang={localeFacts[locale].tag} dir={directionOf(locale)} />
      </div>
      <textarea
        ref={field}
        name="body"
        aria-label={t('richText.body')}
        aria-hidden
        tabIndex={-1}
        readOnly
        defaultValue={JSON.stringify(content)}
        onFocus={() => editor.commands.focus()}
        className="sr-only"
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t('richText.hint')}
      </p>
      {fault && (
        <p role="alert" className="text-xs text-loss">
          {fault}
        </p>
      )}
    </div>
  );
}

/** What stands in it. */
export const readBody = (entries: FormData): ArticleBody =>
  JSON.parse(String(entries.get('body'))) as ArticleBody;
