import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../../contract.ts';

/** Why nothing can be changed: it was taken down, or is an expert's. */
export function NotEditable({ article: { state } }: { article: Row<'news-articles'> }) {
  const { t } = useTranslation('editors');
  return (
    <p className="rounded-lg bg-surface p-4 text-sm">
      {t(state === 'takenDown' ? 'newsArticles.takenDownFixed' : 'newsArticles.expertsOwn')}
    </p>
  );
}
