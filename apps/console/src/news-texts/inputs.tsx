import { articleLimits } from '@xiongmao/api/news/rules';
import type { NamedLink } from '@xiongmao/api/news/shapes';
import { directionOf, type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import type { Row } from '../contract.ts';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { BodyField, readBody } from '../rich-text/body-field.tsx';

const { title: titleLength, summary: summaryLength } = articleLimits;

type Text = Pick<Row<'news-texts'>, 'title' | 'summary' | 'body' | 'pictures'>;
export type Words = Pick<Text, 'title' | 'summary' | 'body'>;

/** What stands in the fields. */
export const readWords = (entries: FormData): Words => ({
  title: String(entries.get('title')).trim(),
  summary: String(entries.get('summary')).trim(),
  body: readBody(entries),
});

interface WordInputsProps {
  locale: Locale;
  text?: Text;
  /** What the body's cards stand for. */
  named?: readonly NamedLink[];
  /** Comes first: what is chosen once. */
  children?: ReactNode;
}

/** The words of an article in a language. */
export function WordInputs({ locale, text, named = [], children }: WordInputsProps) {
  const { t } = useTranslation('articles');
  const written = { lang: localeFacts[locale].tag, dir: directionOf(locale) };
  return (
    <FormPart title={t('words')}>
      {children}
      <div className="md:col-span-2">
        <TextField
          name="title"
          label={t('title')}
          required
          minLength={titleLength.min}
          maxLength={titleLength.max}
          defaultValue={text?.title}
          autoComplete="off"
          {...written}
        />
      </div>
      <div className="md:col-span-2">
        <TextAreaField
          name="summary"
          label={t('summary')}
          hint={t('summaryHint')}
          required
          maxLength={summaryLength.max}
          rows={2}
          defaultValue={text?.summary}
          {...written}
        />
      </div>
      <BodyField locale={locale} body={text?.body} pictures={text?.pictures ?? {}} named={named} />
    </FormPart>
  );
}

interface LanguageFieldProps {
  value: Locale;
  onChange: (locale: Locale) => void;
  /** Those that it is written in already. */
  without?: readonly string[];
}

/** Which language words are in; it decides on their direction, too. */
export function LanguageField({ value, onChange, without = [] }: LanguageFieldProps) {
  const { t } = useTranslation('articles');
  const options = locales
    .filter((locale) => !without.includes(locale))
    .map((locale) => ({ value: locale, label: localeFacts[locale].endonym }));
  return (
    <SelectField
      name="locale"
      label={t('language')}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value as Locale)}
    />
  );
}
