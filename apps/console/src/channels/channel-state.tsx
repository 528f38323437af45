import { useTranslation } from '@xiongmao/i18n/use-translation';
import { StateLabel } from '../page/state-label.tsx';

export function ChannelState({ active }: { active: boolean }) {
  const { t } = useTranslation('console');
  return (
    <StateLabel tone={active ? 'good' : 'quiet'}>
      {t(active ? 'channels.active' : 'channels.inactive')}
    </StateLabel>
  );
}
