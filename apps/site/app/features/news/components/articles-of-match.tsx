import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { useMatchArticles } from '../api/match-articles.ts';
import { ArticleList } from './article-list.tsx';

/** A match's tab of articles about it: the newest of them. */
export default function ArticlesOfMatch({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('news');
  const query = useMatchArticles(detail.match.id);
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={4} className="h-24" />}>
      {({ items }) =>
        items.length === 0 ? <EmptyState text={t('empty')} /> : <ArticleList articles={items} />
      }
    </Loaded>
  );
}
