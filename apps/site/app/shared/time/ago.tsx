import { formatDateTime } from '@xiongmao/i18n/format';
import { relativeTime } from '@xiongmao/i18n/time/relative-time';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';
import { useZone } from '#app/platform/zone.tsx';

/** How long ago something was; the exact time to whoever points at it. */
export function Ago({ at }: { at: string }) {
  const { t } = useTranslation(['shared', 'common']);
  const locale = useLocale();
  const zone = useZone();
  const text = useTicking((now) => {
    const { key, count } = relativeTime(at, now);
    return key === 'common:ago.justPosted' ? t('shared:justNow') : t(key, { count });
  });
  return (
    <time dateTime={at} title={formatDateTime(at, { locale, zone })}>
      {text}
    </time>
  );
}
