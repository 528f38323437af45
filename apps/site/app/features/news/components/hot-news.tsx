import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { articlePath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { writtenIn } from '#app/shared/names/written-in.ts';

interface HotNewsProps {
  articles: readonly ArticleCard[];
  /** Below them. */
  children?: ReactNode;
}

/** What is read most, by rank. */
export function HotNews({ articles, children }: HotNewsProps) {
  const { t } = useTranslation('news');
  const locale = useLocale();
  return (
    <section className="bg-surface py-3 md:rounded-lg">
      <h2 className="px-4 pb-1 text-sm font-semibold">{t('hot')}</h2>
      <ol>
        {articles.map((article, place) => (
          <li key={article.id}>
            <Link
              to={articlePath(article)}
              prefetch="intent"
              className="flex min-h-11 items-baseline gap-3 px-4 py-1.5 text-sm -outline-offset-2 hover:bg-raised"
            >
              <span
                aria-hidden
                className={`w-4 shrink-0 text-center font-semibold tabular ${place < 3 ? 'text-accent' : 'text-muted'}`}
              >
                {place + 1}
              </span>
              <span className="min-w-0 grow">
                <span
                  className="line-clamp-2 [overflow-wrap:anywhere]"
                  {...writtenIn(article.locale)}
                >
                  {article.title}
                </span>
                {article.views > 0 && (
                  <span className="block text-xs text-muted tabular">
                    {t('views', {
                      count: article.views,
                      shown: formatCount(article.views, locale),
                    })}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
