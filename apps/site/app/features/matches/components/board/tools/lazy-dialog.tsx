import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { type ReactNode, Suspense, useState } from 'react';

interface LazyDialogProps {
  /** What the button does, and the dialog's title. */
  label: string;
  title: string;
  icon: ReactNode;
  /** Height of what comes, as a class. */
  height: string;
  /** Made when the dialog opens; may be on its way then. */
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog behind it. */
export function LazyDialog({ label, title, icon, height, children }: LazyDialogProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
      </IconButton>
      <Dialog open={open} onClose={close} title={title} closeLabel={t('action.close')}>
        <Suspense fallback={<Skeleton className={height} />}>{children(close)}</Suspense>
      </Dialog>
    </>
  );
}
