import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import type { Row } from '../contract.ts';
import { ChannelLink } from './channel-link.tsx';

interface LinkDialogProps {
  /** Whose link is shown; null shows none. */
  channel: Row<'channels'> | null;
  onClose: () => void;
}

export function LinkDialog({ channel, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['console', 'common']);
  return (
    <Dialog
      open={channel !== null}
      onClose={onClose}
      title={channel ? t('channels.linkOf', { name: channel.name }) : ''}
      closeLabel={t('common:action.close')}
    >
      {channel && <ChannelLink {...channel} />}
    </Dialog>
  );
}
