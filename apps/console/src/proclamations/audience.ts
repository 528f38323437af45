import { type Audience, audiences } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useCallback } from 'react';

/** What those are called whom something is for; who has a role, by the role. */
export function useAudienceName(): (audience: Audience) => string {
  const { t } = useTranslation(['editors', 'console']);
  return useCallback(
    (audience) =>
      audience === 'everyone' || audience === 'guests' || audience === 'signedIn'
        ? t(`proclamations.audiences.${audience}`)
        : t('proclamations.audiences.role', { role: t(`console:role.${audience}`) }),
    [t],
  );
}

export function useAudienceOptions(): { value: Audience; label: string }[] {
  const nameOf = useAudienceName();
  return audiences.map((value) => ({ value, label: nameOf(value) }));
}
