import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import type { KeyboardEvent, ReactNode } from 'react';

interface DialogInFormProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog that stands within a form, and is no part of it: neither Enter nor what is typed there is the form’s. */
export function DialogInForm({ open, onClose, title, children }: DialogInFormProps) {
  const { t } = useTranslation('common');
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('action.close')}
      width="max-w-2xl"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it passes on nothing of its own */}
      <div onKeyDown={keep} onChange={(event) => event.stopPropagation()}>
        {children}
      </div>
    </Dialog>
  );
}
