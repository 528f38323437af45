import { FormHelperText, Typography } from '@mui/material';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { BodyEditor } from '@xiongmao/articles/components/body-editor';
import { useBodyEditor } from '@xiongmao/articles/use-body-editor';
import type { Locale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useId, useRef, useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { dialogs } from '../dialogs/dialogs.ts';
import { WordsColours } from '../words-colours.tsx';
import '@xiongmao/articles/words.css';

interface BodyInputProps {
  locale: Locale;
  /** What the body's cards stand for, and the files of its pictures by id. */
  named: readonly NamedLink[];
  pictures: Readonly<Record<string, { address: string }>>;
}

/** The words of an article, with what stands between them. */
export function BodyInput({ locale, named, pictures }: BodyInputProps) {
  const { t } = useTranslation('articles');
  const id = useId();
  const { field, fieldState } = useInput({ source: 'body' });
  const { value, onChange } = field;
  const [begun] = useState(() => JSON.parse(value));
  const written = useRef<string>(value);
  const { editor, shown } = useBodyEditor({
    body: begun,
    named,
    pictures,
    labelledBy: `${id}-label`,
    describedBy: `${id}-hint`,
    onChange(body) {
      written.current = JSON.stringify(body);
      onChange(written.current);
    },
  });
  // The form was reloaded.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(JSON.parse(value), { emitUpdate: false });
  }, [editor, value]);
  const fault = fieldState.error?.message;
  return (
    <>
      <Typography id={`${id}-label`} variant="caption" sx={{ color: 'text.secondary' }}>
        {t('editor.body')}
      </Typography>
      <WordsColours>
        <BodyEditor editor={editor} shown={shown} locale={locale} dialogs={dialogs} />
      </WordsColours>
      <FormHelperText id={`${id}-hint`} error={fault !== undefined} sx={{ mb: 2 }}>
        <InputHelperText helperText={t('editor.hint')} error={fault} />
      </FormHelperText>
    </>
  );
}
