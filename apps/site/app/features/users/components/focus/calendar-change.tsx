import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useState } from 'react';

interface CalendarChangeProps {
  label: string;
  look: 'plain' | 'quiet';
  busy: boolean;
  onConfirm: () => void;
}

/** What ends the address of now, after a second look: calendars have it. */
export function CalendarChange({ label, look, busy, onConfirm }: CalendarChangeProps) {
  const { t } = useTranslation(['users', 'common']);
  const [open, setOpen] = useState(false);
  function confirm(): void {
    setOpen(false);
    onConfirm();
  }
  return (
    <>
      <Button look={look} aria-haspopup="dialog" aria-disabled={busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        closeLabel={t('common:action.close')}
        width="max-w-md"
      >
        <div className="flex flex-col gap-4 pt-2">
          <p className="text-sm text-muted">{t('calendar.changeHint')}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={confirm}>
              {label}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('common:action.cancel')}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
