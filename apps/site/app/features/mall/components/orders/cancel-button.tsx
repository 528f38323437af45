import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useState } from 'react';
import { useOrderWrite } from '../../api/use-order-write.ts';

/** Cancels an order that nobody works on yet, after a second look. */
export function CancelButton({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['mall', 'common']);
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error } = useOrderWrite(
    order.id,
    (api, _given: undefined, once) =>
      api('POST /user/order/cancel', { body: { id: order.id } }, once),
    () => toast(t('cancel.done')),
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cancel.title')}
        closeLabel={t('common:action.close')}
      >
        <div className="flex flex-col gap-4 pt-2">
          <p className="text-sm text-muted">
            {t(order.state === 'unpaid' ? 'cancel.unpaidHint' : 'cancel.hint')}
          </p>
          <p role="alert" className="text-sm text-loss empty:hidden">
            {error && errorText(error)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" aria-disabled={isPending} onClick={() => mutate(undefined)}>
              {t('cancel.confirm')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('cancel.keep')}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
