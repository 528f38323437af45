import type { Locale } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { LanguageField, readWords, WordInputs } from '../news-texts/inputs.tsx';
import { ArticleInputs, readFacts } from './inputs.tsx';

/** An article begins as a draft in one language. */
export function ArticleCreate() {
  const { t } = useTranslation('editors');
  const [locale, setLocale] = useState<Locale>(useLocale());
  return (
    <CreateScreen
      resource="news-articles"
      title={t('newsArticles.create')}
      hint={t('newsArticles.createHint')}
      listTitle={t('newsArticles.title')}
      redirect="show"
      read={(entries) => ({
        ...readFacts(entries),
        locale: String(entries.get('locale')),
        ...readWords(entries),
      })}
    >
      <WordInputs locale={locale}>
        <LanguageField value={locale} onChange={setLocale} />
      </WordInputs>
      <ArticleInputs />
    </CreateScreen>
  );
}
