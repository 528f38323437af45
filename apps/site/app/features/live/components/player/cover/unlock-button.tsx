import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { UnlockDialog } from './unlock-dialog.tsx';

interface UnlockButtonProps {
  broadcastId: number;
  price: number;
  replay: boolean;
  /** Asks anew what one may watch, and what it costs. */
  again: () => void;
}

/** Unlocks a paid room, after a look at what it costs. A guest is asked to sign in first. */
export function UnlockButton({ broadcastId, price, replay, again }: UnlockButtonProps) {
  const { t } = useTranslation('live');
  const requireSignIn = useRequireSignIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        onClick={() => requireSignIn(() => setOpen(true))}
      >
        {t('unlock.open', { count: price })}
      </Button>
      <UnlockDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        broadcastId={broadcastId}
        price={price}
        replay={replay}
        again={again}
        onUnlocked={() => {
          setOpen(false);
          toast(t('unlock.done'));
        }}
      />
    </>
  );
}
