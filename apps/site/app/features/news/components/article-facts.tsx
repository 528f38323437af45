import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { Ago } from '#app/shared/time/ago.tsx';

/** When, how long, and how often it was read. */
export function ArticleFacts({ article }: { article: ArticleCard }) {
  const { t } = useTranslation('news');
  const locale = useLocale();
  const { publishedAt, minutes, views } = article;
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-muted tabular">
      <Ago at={publishedAt} />
      <span>{t('minutes', { count: minutes })}</span>
      {views > 0 && <span>{t('views', { count: views, shown: formatCount(views, locale) })}</span>}
    </span>
  );
}
