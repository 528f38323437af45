import type { PublicUser } from '@xiongmao/api/identity/shapes';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

/** A person's level, and since when they are here. */
export function PersonBadges({ user }: { user: Pick<PublicUser, 'level' | 'since'> }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const zone = useZone();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <Badge>{t('level', { level: user.level })}</Badge>
      <span>{t('since', { date: formatDate(user.since, { locale, zone }) })}</span>
    </p>
  );
}
