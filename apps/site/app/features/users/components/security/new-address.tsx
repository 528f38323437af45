import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

type Added = OwnUser['newAddresses'][number];

/** Says of an address that was added lately what it can't do yet, and until when. */
export function NewAddress({ added }: { added: Added }) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const zone = useZone();
  const moment = (at: string) => formatDateTime(at, { locale, zone });
  return (
    <span className="block text-xs text-muted">
      {t('security.newAddress', { since: moment(added.since), until: moment(added.until) })}
    </span>
  );
}
