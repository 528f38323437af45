import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { OfficeDoor } from '#app/features/promotion/components/office-door.tsx';
import { useConfig } from '#app/platform/app-context.ts';

export const handle = { namespaces: ['promotion', 'users'] };

/** The areas of anchors and creators are in the studio. */
export default function Studio() {
  const { t } = useTranslation('promotion');
  const { studioUrl } = useConfig();
  const isAnchors = useLocation().pathname.startsWith('/anchorCenter');
  return (
    <OfficeDoor
      // Who is no expert yet applies there.
      permission={isAnchors ? 'studio' : 'account'}
      address={studioUrl}
      title={t(isAnchors ? 'office.anchors' : 'office.creators')}
      hint={t('office.studioHint')}
    />
  );
}
