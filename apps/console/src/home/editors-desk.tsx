import type { PublicationState } from '@xiongmao/api/publishing/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useArticleTitle } from '../news-articles/use-article-title.ts';
import { ShortList } from './short-list.tsx';

/** What editors have before them: what waits for review, what the clock will publish, and what is begun. */
export function EditorsDesk() {
  return (
    <>
      <Articles state="review" sort={{ field: 'changedAt', order: 'asc' }} />
      <Articles state="scheduled" sort={{ field: 'publishAt', order: 'asc' }} />
      <Articles state="draft" sort={{ field: 'changedAt', order: 'desc' }} />
    </>
  );
}

interface ArticlesProps {
  state: PublicationState & ('review' | 'scheduled' | 'draft');
  sort: { field: 'changedAt' | 'publishAt'; order: 'asc' | 'desc' };
}

function Articles({ state, sort }: ArticlesProps) {
  const { t } = useTranslation(['editors', 'console']);
  const titleOf = useArticleTitle();
  return (
    <ShortList
      resource="news-articles"
      title={t(`newsArticles.home.${state}`)}
      all={t('console:menu.newsArticles')}
      to={`/news-articles?filters[0][field]=state&filters[0][operator]=eq&filters[0][value]=${state}`}
      sort={sort}
      only={[{ field: 'state', operator: 'eq', value: state }]}
      empty={t('newsArticles.home.none')}
      at={({ publishAt, changedAt }) => publishAt ?? changedAt}
    >
      {({ titles, author }) => (
        <span className="truncate">
          {titleOf(titles)} <span className="text-muted">{author}</span>
        </span>
      )}
    </ShortList>
  );
}

/** What the studio asks to be published, the longest waiting first. */
export function VideosToReview() {
  const { t } = useTranslation(['editors', 'console']);
  return (
    <ShortList
      resource="videos"
      title={t('videos.home')}
      all={t('console:menu.videos')}
      to="/videos?filters[0][field]=state&filters[0][operator]=eq&filters[0][value]=review"
      sort={{ field: 'changedAt', order: 'asc' }}
      only={[{ field: 'state', operator: 'eq', value: 'review' }]}
      empty={t('newsArticles.home.none')}
      at={({ changedAt }) => changedAt}
    >
      {({ title, author }) => (
        <span className="truncate">
          {title} <span className="text-muted">{author}</span>
        </span>
      )}
    </ShortList>
  );
}
