import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { newsOfPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { articlesQuery } from '../api/news-queries.ts';
import { ArticleList } from './article-list.tsx';

const most = 3;

/** The newest that an expert wrote, and the way to all of it; nothing of who wrote nothing. */
export function ArticlesOfExpert({ userId }: { userId: number }) {
  const { t } = useTranslation('news');
  const { data } = useQuery(articlesQuery(useApi(), { userId }));
  if (!data || data.total === 0) return null;
  const all = (
    <Link
      to={newsOfPath(userId)}
      prefetch="intent"
      className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
    >
      {t('all')}
    </Link>
  );
  return (
    <Panel title={t('articles')} aside={data.total > most && all}>
      <ArticleList articles={data.items.slice(0, most)} heading="h3" withGame />
    </Panel>
  );
}
