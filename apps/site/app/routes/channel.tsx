import { channelPlace, storeChannelIntent } from '@xiongmao/auth/office/channel-intent';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { OfficeDoor } from '#app/features/promotion/components/office-door.tsx';
import { useConfig } from '#app/platform/app-context.ts';

export const handle = { namespaces: ['promotion', 'shared'] };

/** The channel area is in the console, its parts at the same addresses. */
export default function Channel() {
  const { t } = useTranslation('promotion');
  const { consoleUrl } = useConfig();
  const { pathname } = useLocation();
  const place = channelPlace(pathname);
  const keepIntent = useCallback(() => storeChannelIntent(place), [place]);
  return (
    <OfficeDoor
      permission="channels"
      address={consoleUrl + place}
      title={t('office.channels')}
      hint={t('office.channelsHint')}
      keepIntent={keepIntent}
    />
  );
}
