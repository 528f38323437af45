import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { EditScreen } from '../form/screens/edit-screen.tsx';
import { type ChannelInput, ChannelInputs, readChannel } from './inputs.tsx';

export function ChannelEdit() {
  const { t } = useTranslation('console');
  return (
    <EditScreen<Row<'channels'>, ChannelInput>
      titleOf={({ name }) => t('channels.editOf', { name })}
      backOf={({ id, name }) => ({ to: `/channels/${id}`, label: name })}
      redirect="show"
      read={readChannel}
    >
      {(channel) => <ChannelInputs channel={channel} />}
    </EditScreen>
  );
}
