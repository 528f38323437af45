import { useAccount } from '@xiongmao/auth/account';
import { can } from '@xiongmao/auth/can';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { OfficeDoor } from '#app/features/promotion/components/office-door.tsx';
import { anchorsPath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';

export const handle = { namespaces: ['promotion', 'shared'] };

/** The areas of anchors and creators are in the studio. */
export default function Studio() {
  const { t } = useTranslation('promotion');
  const { studioUrl } = useConfig();
  const account = useAccount();
  const { pathname } = useLocation();
  const isAnchors = pathname.startsWith(anchorsPath);
  // Who is neither yet applies there.
  const [needed, application] = isAnchors
    ? (['broadcast', anchorsPath] as const)
    : (['creator', '/application'] as const);
  const place = can(account, needed) ? pathname : application;
  return (
    <OfficeDoor
      permission="account"
      address={studioUrl + place}
      title={t(isAnchors ? 'office.anchors' : 'office.creators')}
      hint={t('office.studioHint')}
    />
  );
}
