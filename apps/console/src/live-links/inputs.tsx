import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { languageChoices } from '@xiongmao/i18n/words/language-names';
import type { Row } from '../contract.ts';
import { CheckField, NumberField, SelectField, TextField } from '../form/fields.tsx';

/** What is filled in of a link that exists. */
export type LinkInput = Pick<Row<'live-links'>, 'name' | 'url' | 'language' | 'priority' | 'pro'>;

export function readLink(entries: FormData): LinkInput {
  const text = (name: string) => String(entries.get(name) ?? '').trim();
  return {
    name: text('name'),
    url: text('url'),
    language: text('language'),
    priority: Number(text('priority')),
    pro: entries.has('pro'),
  };
}

/** The fields of a link, filled with those of one that exists. */
export function LinkInputs({ link }: { link?: Row<'live-links'> }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        name="name"
        label={t('liveLinks.name')}
        hint={t('liveLinks.nameHint')}
        required
        maxLength={30}
        defaultValue={link?.name}
        autoComplete="off"
      />
      <TextField
        name="url"
        label={t('liveLinks.url')}
        hint={t('liveLinks.urlHint')}
        required
        maxLength={500}
        pattern="(https?|rtmps?|srt)://.+"
        inputMode="url"
        defaultValue={link?.url}
        autoComplete="off"
      />
      <SelectField
        name="language"
        label={t('liveLinks.language')}
        options={languageChoices(locale, link?.language).map(({ tag, name }) => ({
          value: tag,
          label: name,
        }))}
        defaultValue={link?.language}
      />
      <NumberField
        name="priority"
        label={t('liveLinks.priority')}
        hint={t('liveLinks.priorityHint')}
        required
        min={0}
        max={100}
        defaultValue={link?.priority ?? 50}
      />
      <CheckField
        name="pro"
        label={t('liveLinks.pro')}
        hint={t('liveLinks.proHint')}
        defaultChecked={link?.pro}
      />
    </div>
  );
}
