import { useTranslation } from '@xiongmao/i18n/use-translation';

/** Why nothing can be changed: it is an expert's. */
export function NotEditable() {
  const { t } = useTranslation('editors');
  return <p className="rounded-lg bg-surface p-4 text-sm">{t('newsArticles.expertsOwn')}</p>;
}
