import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { newsPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { hotNewsQuery } from '../api/news-queries.ts';
import { HotNews } from './hot-news.tsx';

const most = 6;

/** What is read most now, and the way to all of it. */
export default function TopNews() {
  const { t } = useTranslation('news');
  const { data } = useQuery(hotNewsQuery(useApi()));
  if (!data || data.items.length === 0) return null;
  return (
    <HotNews articles={data.items.slice(0, most)}>
      <Link
        to={newsPath()}
        prefetch="intent"
        className="inline-flex min-h-11 items-center px-4 text-sm text-accent hover:underline"
      >
        {t('all')}
      </Link>
    </HotNews>
  );
}
