import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { Ago } from '#app/shared/time/ago.tsx';

/** How often it was seen, and when it came. */
export function VideoFacts({ video }: { video: Pick<VideoCard, 'publishedAt' | 'views'> }) {
  const { t } = useTranslation('videos');
  const locale = useLocale();
  const { publishedAt, views } = video;
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-muted tabular">
      {views > 0 && <span>{t('views', { count: views, shown: formatCount(views, locale) })}</span>}
      <Ago at={publishedAt} />
    </span>
  );
}
