import type { ArticleBody } from '@xiongmao/api/news/document';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { BodyEditor } from '@xiongmao/articles/components/body-editor';
import { emptyBody } from '@xiongmao/articles/empty-body';
import { useBodyEditor } from '@xiongmao/articles/use-body-editor';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useId, useRef, useState } from 'react';
import { useFault, useTouch } from '../form/form-context.ts';
import { dialogs } from './dialogs/dialogs.ts';
import '@xiongmao/articles/words.css';

interface BodyFieldProps {
  body?: ArticleBody;
  locale: Locale;
  /** What the body's cards stand for, and the files of its pictures by id. */
  named?: readonly NamedLink[];
  pictures?: Readonly<Record<string, { address: string }>>;
}

/** The words of an article, with what stands between them; as JSON they go with the form, in the field `body`. */
export function BodyField({ body, locale, named = [], pictures = {} }: BodyFieldProps) {
  const { t } = useTranslation('articles');
  const touch = useTouch();
  const fault = useFault('body');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [content] = useState(body ?? emptyBody);
  const { editor, shown } = useBodyEditor({
    body: content,
    named,
    pictures,
    labelledBy: `${id}-label`,
    describedBy: `${id}-hint`,
    onChange(written, text) {
      if (!field.current) return;
      field.current.value = JSON.stringify(written);
      field.current.dataset.text = text;
      touch();
    },
  });
  return (
    <div className="flex min-w-0 flex-col gap-1 md:col-span-2">
      <span id={`${id}-label`} className="text-xs text-muted">
        {t('editor.body')}
      </span>
      <BodyEditor editor={editor} shown={shown} locale={locale} dialogs={dialogs} />
      <textarea
        ref={field}
        name="body"
        aria-label={t('editor.body')}
        aria-hidden
        tabIndex={-1}
        readOnly
        defaultValue={JSON.stringify(content)}
        onFocus={() => editor.commands.focus()}
        className="sr-only"
      />
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t('editor.hint')}
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
