import { storeChannelIntent } from '@xiongmao/auth/channel-intent';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { OfficeDoor } from '#app/features/promotion/components/office-door.tsx';
import { useConfig } from '#app/platform/app-context.ts';

export const handle = { namespaces: ['promotion', 'users'] };

/** The console's address of each part of the channel area; the others stand in its list of channels. */
const parts: Record<string, string> = {
  '/channel/statistical': '/channel/statistical',
  '/channel/user': '/channel/user',
};

/** The channel area is in the console. */
export default function Channel() {
  const { t } = useTranslation('promotion');
  const { consoleUrl } = useConfig();
  const { pathname } = useLocation();
  const part = parts[pathname.replace(/\/$/, '')] ?? '/channels';
  return (
    <OfficeDoor
      permission="channels"
      address={consoleUrl + part}
      title={t('office.channels')}
      hint={t('office.channelsHint')}
      keepIntent={storeChannelIntent}
    />
  );
}
