import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Gift from 'lucide-react/icons/gift';
import type { Giving } from '../api/use-give.ts';
import { ComboButton } from './combo-button.tsx';

interface GiftButtonProps {
  giving: Giving;
  /** The tray is open: a combo goes on there. */
  isOpen: boolean;
  onOpen: () => void;
}

/** The way to give something; while a combo goes on, the way to go on with it. */
export function GiftButton({ giving, isOpen, onOpen }: GiftButtonProps) {
  const { t } = useTranslation('gifts');
  const requireSignIn = useRequireSignIn();
  return (
    <ComboButton
      giving={giving}
      combo={isOpen ? null : giving.combo}
      size="size-11"
      idle={{
        'aria-label': t('tray.open'),
        title: t('tray.open'),
        'aria-haspopup': 'dialog',
        onClick: () => requireSignIn(onOpen),
        className:
          'inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-accent hover:bg-raised',
        children: <Gift aria-hidden className="size-5.5" />,
      }}
    />
  );
}
