import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { type AskedArticles, articlesQuery } from '../api/news-queries.ts';
import { ArticleList } from './article-list.tsx';
import { BesideHot } from './beside-hot.tsx';

interface ArticlesProps {
  asked: AskedArticles & { page: number };
  /** What of it is read most. */
  hot: readonly ArticleCard[] | undefined;
  /** What to do where there are none. */
  hint?: string;
}

/** Articles, newest first, page by page, and beside them what is read most. */
export function Articles({ asked, hot, hint }: ArticlesProps) {
  const { t } = useTranslation('news');
  const query = useQuery({
    ...articlesQuery(useApi(), asked),
    placeholderData: keepPreviousData,
  });
  return (
    <BesideHot articles={hot}>
      <Loaded query={query} skeleton={<SkeletonRows count={8} className="h-24" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState text={t('empty')} hint={hint} />
          ) : (
            <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
              <ArticleList articles={items} withGame={asked.gameId === undefined} />
              <Pager page={asked.page} pages={Math.ceil(total / pageSize)} />
            </div>
          )
        }
      </Loaded>
    </BesideHot>
  );
}
