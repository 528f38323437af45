import type { ArticleLink, NamedLink } from '@xiongmao/api/news/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useCallback } from 'react';
import { useFormat } from '../../format.ts';

/** What a link leads to, in a line; by its number where nobody knows its name. */
export function useLinkLabel(): (link: ArticleLink & Partial<NamedLink>) => string {
  const { t } = useTranslation(['editors', 'games']);
  const { moment } = useFormat();
  return useCallback(
    ({ kind, id, name = String(id), gameId, startsAt }) =>
      [
        t(`newsArticles.linkKinds.${kind}`),
        name,
        gameId !== undefined && t(`games:${gameId}` as 'games:202'),
        startsAt && moment(startsAt),
      ]
        .filter(Boolean)
        .join(' · '),
    [t, moment],
  );
}
