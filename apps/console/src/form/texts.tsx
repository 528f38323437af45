import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextAreaField, TextField } from './fields.tsx';

/** The languages that staff write for fans in; the first two are always asked for. */
export const writtenIn = ['zh_CN', 'en_US', 'zh_tw', 'ar'] as const;
export type WrittenIn = (typeof writtenIn)[number];
export const isNeeded = (locale: WrittenIn) => locale === 'zh_CN' || locale === 'en_US';

/** What stands in the fields of a text, by language; what it has in others stays. */
export function readTexts(
  entries: FormData,
  field: string,
  was: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const texts = { ...was };
  for (const locale of writtenIn) {
    const text = String(entries.get(`${field}.${locale}`) ?? '').trim();
    if (text) texts[locale] = text;
    else delete texts[locale];
  }
  return texts;
}

interface TextsProps {
  maxLength: number;
}

/** What a thing is called, in each language. */
export function NameFields({
  names,
  maxLength,
}: TextsProps & { names: Readonly<Record<string, string>> | undefined }) {
  const { t } = useTranslation('console');
  return writtenIn.map((locale) => (
    <TextField
      key={locale}
      name={`names.${locale}`}
      label={t(`gifts.names.${locale}`)}
      required={isNeeded(locale)}
      maxLength={maxLength}
      defaultValue={names?.[locale]}
      dir="auto"
      autoComplete="off"
    />
  ));
}

interface LocaleTextsProps extends TextsProps {
  field: string;
  labelOf: (locale: WrittenIn) => string;
  texts: Readonly<Record<string, string>> | undefined;
  rows?: number;
}

/** A text of some lines, in each language. */
export function LocaleTexts({ field, labelOf, texts, maxLength, rows = 4 }: LocaleTextsProps) {
  return writtenIn.map((locale) => (
    <TextAreaField
      key={locale}
      name={`${field}.${locale}`}
      label={labelOf(locale)}
      required={isNeeded(locale)}
      maxLength={maxLength}
      rows={rows}
      defaultValue={texts?.[locale]}
      dir="auto"
    />
  ));
}

/** What a thing is, in each language. */
export function DescriptionFields({
  descriptions,
  maxLength,
}: TextsProps & { descriptions: Readonly<Record<string, string>> | undefined }) {
  const { t } = useTranslation('console');
  return (
    <LocaleTexts
      field="descriptions"
      labelOf={(locale) => t(`goods.descriptions.${locale}`)}
      texts={descriptions}
      maxLength={maxLength}
    />
  );
}
