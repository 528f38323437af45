import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GoodsPicture } from '../goods/pictures/goods-picture.tsx';
import { GameNames } from '../page/game-names.tsx';
import { PublicationState } from '../publishing/publication-state.tsx';
import { columnsOf } from '../table/columns.ts';
import { useArticleTitle } from './use-article-title.ts';

const column = columnsOf<Row<'news-articles'>>();

export function useArticleColumns() {
  const { t } = useTranslation(['editors', 'articles']);
  const { count, moment } = useFormat();
  const titleOf = useArticleTitle();
  return useMemo(
    () => [
      column.accessor('titles', {
        header: t('articles:title'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => {
          const { id, cover, titles, kind, author } = original;
          return (
            <span className="flex items-center gap-3">
              <GoodsPicture src={cover} />
              <span className="flex min-w-0 flex-col">
                <Link
                  to={`/news-articles/${id}`}
                  className="line-clamp-2 font-semibold hover:text-accent"
                >
                  {titleOf(titles)}
                </Link>
                <span className="text-xs text-muted">
                  {author} · {t(`newsArticles.kinds.${kind}`)}
                </span>
              </span>
            </span>
          );
        },
      }),
      column.accessor('state', {
        header: t('newsArticles.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <PublicationState state={getValue()} />,
      }),
      column.accessor('gameId', {
        header: t('articles:game'),
        cell: ({ getValue }) => <GameNames gameIds={[getValue()]} />,
      }),
      column.display({
        id: 'languages',
        header: t('newsArticles.languages'),
        meta: { wideOnly: true },
        cell: ({ row: { original } }) => (
          <span className="flex flex-wrap gap-x-2">
            {Object.keys(original.titles).map((locale) => (
              <span key={locale} className="whitespace-nowrap">
                {localeFacts[locale as Locale].endonym}
              </span>
            ))}
          </span>
        ),
      }),
      column.accessor('publishedAt', {
        header: t('newsArticles.published'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ row: { original } }) => {
          const at = original.publishAt ?? original.publishedAt;
          return at === null ? '–' : moment(at);
        },
      }),
      column.accessor('changedAt', {
        header: t('newsArticles.changed'),
        meta: { sortable: true, wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('views', {
        header: t('newsArticles.views'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
    ],
    [t, count, moment, titleOf],
  );
}
