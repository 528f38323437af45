import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormPart } from '../form/form-part.tsx';
import { isNeeded, type WrittenIn, writtenIn } from '../form/texts.tsx';
import { toLocalTime } from '../form/values/local-time.ts';
import { Comparison } from './comparison.tsx';
import { LanguageStrip } from './language-strip.tsx';
import { fieldOf, type PageVersion, readVersion } from './read-version.ts';

/** The fields of a version, a language at a time, and below them what that changes. */
export function VersionInputs({ version }: { version: PageVersion }) {
  const [locale, setLocale] = useState<WrittenIn>('zh_CN');
  const [texts, setTexts] = useState(version.texts);
  return (
    <div
      className="flex flex-col gap-4"
      onChange={({ currentTarget }) => {
        const form = currentTarget.closest('form');
        if (form) setTexts(readVersion(new FormData(form), version).texts);
      }}
    >
      <LanguageStrip value={locale} onChange={setLocale} />
      {writtenIn.map((each) => (
        <LocaleFields key={each} version={version} locale={each} isShown={each === locale} />
      ))}
      <Comparison locale={locale} before={version.before?.[locale]} after={texts?.[locale]} />
      <Holding version={version} />
    </div>
  );
}

interface LocaleFieldsProps {
  version: PageVersion;
  locale: WrittenIn;
  isShown: boolean;
}

/** Those out of sight stay in the form. */
function LocaleFields({ version, locale, isShown }: LocaleFieldsProps) {
  const { t } = useTranslation('editors');
  const text = version.texts?.[locale];
  const required = isShown && isNeeded(locale);
  return (
    <div hidden={!isShown} className={isShown ? 'flex flex-col gap-4' : ''}>
      <TextField
        name={fieldOf(locale, 'title')}
        label={t('pageVersions.textTitle')}
        required={required}
        maxLength={120}
        defaultValue={text?.title}
        dir="auto"
        autoComplete="off"
      />
      <TextAreaField
        name={fieldOf(locale, 'summary')}
        label={t('pageVersions.summary')}
        hint={t('pageVersions.summaryHint')}
        maxLength={500}
        rows={2}
        defaultValue={text?.summary}
        dir="auto"
      />
      <TextAreaField
        name={fieldOf(locale, 'body')}
        label={t('pageVersions.body')}
        hint={t('pageVersions.bodyHint', { name: '{{name}}', contact: '{{contact}}' })}
        required={required}
        maxLength={60_000}
        rows={24}
        defaultValue={text?.body}
        dir="auto"
      />
    </div>
  );
}

/** From when it holds: not yet said, at once, or from a moment to come. */
function Holding({ version: { from, note, page } }: { version: PageVersion }) {
  const { t } = useTranslation('editors');
  const [when, setWhen] = useState(from === null ? 'draft' : 'later');
  const isAgreed = page === 'service' || page === 'privacy';
  return (
    <FormPart
      title={t('pageVersions.holding')}
      hint={t(isAgreed ? 'pageVersions.holdingAgreed' : 'pageVersions.holdingHint')}
    >
      <SelectField
        name="when"
        label={t('pageVersions.from')}
        options={(['draft', 'now', 'later'] as const).map((value) => ({
          value,
          label: t(`pageVersions.when.${value}`),
        }))}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      {when === 'later' && (
        <TextField
          name="from"
          label={t('pageVersions.fromMoment')}
          hint={t('proclamations.zoneHint')}
          type="datetime-local"
          required
          defaultValue={from ? toLocalTime(from) : undefined}
        />
      )}
      <TextField
        name="note"
        label={t('pageVersions.note')}
        hint={t('pageVersions.noteHint')}
        maxLength={500}
        defaultValue={note}
        autoComplete="off"
      />
    </FormPart>
  );
}
