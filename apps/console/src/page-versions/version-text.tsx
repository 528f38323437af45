import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import type { WrittenIn } from '../form/texts.tsx';
import { Comparison } from './comparison.tsx';
import { LanguageStrip } from './language-strip.tsx';
import type { PageVersion } from './read-version.ts';

/** A version that holds, or held: what it changed, and what it says. */
export function VersionText({ version: { texts, before, note } }: { version: PageVersion }) {
  const { t } = useTranslation('editors');
  const [locale, setLocale] = useState<WrittenIn>('zh_CN');
  const text = texts?.[locale];
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-surface p-4">
      <p className="text-sm text-muted">{note || t('pageVersions.holdsHint')}</p>
      <LanguageStrip value={locale} onChange={setLocale} />
      <Comparison locale={locale} before={before?.[locale]} after={text} />
      {text && (
        <div dir="auto" className="flex flex-col gap-2 border-t border-line pt-4 text-sm leading-6">
          <h2 className="text-base font-semibold">{text.title}</h2>
          <p className="text-muted">{text.summary}</p>
          <p className="whitespace-pre-wrap">{text.body}</p>
        </div>
      )}
    </div>
  );
}
