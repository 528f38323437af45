import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { Giving } from '../api/use-give.ts';
import { GiftTray } from './gift-tray.tsx';

interface GiftDialogProps {
  giving: Giving;
  anchor: string;
  /** Only who is on air is given to. */
  isOn: boolean;
  open: boolean;
  onClose: () => void;
}

/** Where one chooses what to give: beside the picture that shows it. */
export function GiftDialog({ giving, anchor, isOn, open, onClose }: GiftDialogProps) {
  const { t } = useTranslation(['gifts', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('tray.title', { anchor })}
      closeLabel={t('common:action.close')}
      width="max-w-md"
      beside
    >
      {isOn ? <GiftTray giving={giving} /> : <EmptyState text={t('tray.offAir', { anchor })} />}
    </Dialog>
  );
}
