import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

/** Why one can't reserve goods now, however much gold one has; null when one can, or nothing is known yet. */
export function useObstacle({ allowed }: GoodsDetails): string | null {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  const isMissing = (name: string) => allowed?.missing.some((each) => each === name) ?? false;
  if (isMissing('limit')) return t('redeem.limit');
  if (isMissing('level') || isMissing('phone')) return t('redeem.conditions');
  if (isMissing('unpaid')) return t('redeem.unpaid');
  if (isMissing('share')) return t('redeem.share');
  if (!isMissing('wait')) return null;
  return t('redeem.wait', { at: formatDateTime(allowed!.waitsUntil!, { locale, zone }) });
}
