import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { HotNews } from './hot-news.tsx';

interface BesideHotProps {
  articles: readonly ArticleCard[] | undefined;
  children: ReactNode;
}

/** A page's content, and what is read most beside it, or below it where there is no room. */
export function BesideHot({ articles = [], children }: BesideHotProps) {
  const { t } = useTranslation('news');
  return (
    <div className="grid items-start gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">{children}</div>
      {articles.length > 0 && (
        <aside aria-label={t('hot')}>
          <HotNews articles={articles} />
        </aside>
      )}
    </div>
  );
}
