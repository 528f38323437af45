import { useTranslation } from '@xiongmao/i18n/use-translation';
import { CreateScreen } from '../form/screens/create-screen.tsx';
import { ChannelInputs, readChannel } from './inputs.tsx';

export function ChannelCreate() {
  const { t } = useTranslation('console');
  return (
    <CreateScreen
      resource="channels"
      title={t('channels.create')}
      listTitle={t('channels.title')}
      redirect="show"
      read={readChannel}
    >
      <ChannelInputs />
    </CreateScreen>
  );
}
