import { disputeReasons } from '@xiongmao/api/mall/rules';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useOrderWrite } from '../../api/use-order-write.ts';
import { CancelButton } from './cancel-button.tsx';

type Reason = (typeof disputeReasons)[number];
const longestText = 1000;

/** What one can still do about an order: cancel it, or say that it did not come as it should. */
export function DisputePanel({ order }: { order: OrderDetails }) {
  const { t } = useTranslation(['mall', 'common']);
  const [open, setOpen] = useState(false);
  const { dispute, canDispute, canCancel, state } = order;
  const mayCancel = canCancel && state !== 'unpaid';
  if (!dispute && !canDispute && !mayCancel) return null;
  return (
    <Panel title={t('dispute.panel')}>
      <div className="flex flex-col items-start gap-3 px-4 pb-4">
        {dispute && <Told dispute={dispute} />}
        {mayCancel && (
          <>
            <p className="text-sm text-muted">{t('cancel.hint')}</p>
            <CancelButton order={order} />
          </>
        )}
        {canDispute && (
          <>
            <p className="text-sm text-muted">{t('dispute.hint')}</p>
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('dispute.open')}
            </Button>
            <Dialog
              open={open}
              onClose={() => setOpen(false)}
              title={t('dispute.title')}
              closeLabel={t('common:action.close')}
            >
              <DisputeForm order={order} />
            </Dialog>
          </>
        )}
      </div>
    </Panel>
  );
}

function Told({ dispute }: { dispute: NonNullable<OrderDetails['dispute']> }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  return (
    <blockquote className="w-full border-s-2 border-accent ps-3 text-sm">
      <p className="font-semibold">{t(`dispute.reason.${dispute.reason}`)}</p>
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {dispute.text}
      </p>
      <time dateTime={dispute.at} className="text-xs text-muted tabular">
        {formatDateTime(dispute.at, { locale, zone })}
      </time>
    </blockquote>
  );
}

function DisputeForm({ order: { id, kind } }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const errorText = useErrorText();
  const reasons = disputeReasons.filter(
    (reason) => (reason === 'badCard') === (kind === 'virtual'),
  );
  const [reason, setReason] = useState<Reason>(reasons[0]!);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useOrderWrite(
    id,
    (api, given: { reason: Reason; text: string }, once) =>
      api('POST /user/order/dispute', { body: { id, ...given } }, once),
    () => toast(t('dispute.done')),
  );
  function send(): void {
    setChecked(true);
    if (text.trim() && !isPending) mutate({ reason, text: text.trim() });
  }
  return (
    <div className="flex flex-col gap-4 pt-2">
      <Segmented
        look="chips"
        label={t('dispute.what')}
        name="reason"
        options={reasons.map((value) => ({ value, label: t(`dispute.reason.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <FormField
        label={t('dispute.text')}
        fault={isChecked && !text.trim() ? t('dispute.empty') : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            dir="auto"
            rows={4}
            maxLength={longestText}
            value={text}
            placeholder={t('dispute.placeholder')}
            onChange={({ target }) => setText(target.value)}
            className={inputLook}
          />
        )}
      </FormField>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {error && errorText(error)}
      </p>
      <Button look="primary" aria-disabled={isPending} onClick={send}>
        {t('dispute.send')}
      </Button>
    </div>
  );
}
