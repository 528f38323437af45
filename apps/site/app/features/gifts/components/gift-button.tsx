import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import Gift from 'lucide-react/icons/gift';
import { useState } from 'react';
import { useGive } from '../api/use-give.ts';
import { ComboButton } from './combo-button.tsx';
import { GiftTray } from './gift-tray.tsx';

interface GiftButtonProps {
  anchorId: number;
  anchor: string;
}

/** The way to give something; while a combo goes on, the way to go on with it. */
export function GiftButton({ anchorId, anchor }: GiftButtonProps) {
  const { t } = useTranslation(['gifts', 'common']);
  const requireSignIn = useRequireSignIn();
  const [isOpen, setOpen] = useState(false);
  const giving = useGive(anchorId);
  return (
    <>
      <ComboButton
        giving={giving}
        combo={isOpen ? null : giving.combo}
        size="size-11"
        idle={{
          'aria-label': t('tray.open'),
          title: t('tray.open'),
          'aria-haspopup': 'dialog',
          onClick: () => requireSignIn(() => setOpen(true)),
          className:
            'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-accent hover:bg-raised',
          children: <Gift aria-hidden className="size-5.5" />,
        }}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('tray.title', { anchor })}
        closeLabel={t('common:action.close')}
        width="max-w-md"
      >
        <GiftTray giving={giving} />
      </Dialog>
    </>
  );
}
