import type { ArticleLink, NamedLink } from '@xiongmao/api/news/shapes';
import { formatDate, formatTime } from '@xiongmao/i18n/format';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useCallback } from 'react';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a link leads to, in a line; by its number where nobody knows its name. */
export function useLinkLabel(): (link: ArticleLink & Partial<NamedLink>) => string {
  const { t } = useTranslation(['articles', 'games']);
  const locale = useLocale();
  return useCallback(
    ({ kind, id, name = String(id), gameId, startsAt }) =>
      [
        t(`linkKinds.${kind}`),
        name,
        gameId !== undefined && t(`games:${gameId}` as 'games:202'),
        startsAt &&
          `${formatDate(startsAt, { locale, zone })} ${formatTime(startsAt, { locale, zone })}`,
      ]
        .filter(Boolean)
        .join(' · '),
    [t, locale],
  );
}
