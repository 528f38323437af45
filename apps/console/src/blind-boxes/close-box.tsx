import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import PackageX from 'lucide-react/icons/package-x';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { takesFocus } from '../form/takes-focus.ts';
import { useFormat } from '../format.ts';
import { useBoxCall } from './use-box-call.ts';

const steps = ['draws', 'stock', 'reveal', 'final'] as const;

/** Ends an edition early, for a reason that everyone reads. */
export function CloseBox({ box: { id, size, drawn } }: { box: Row<'blind-boxes'> }) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useBoxCall(
    id,
    (api, reason: string) =>
      api('POST /blindBox/close', { body: { id, reason } }, { idempotencyKey: idempotencyKey() }),
    t('blindBoxes.closed'),
  );

  function close() {
    setAsked(false);
    reset();
  }

  return (
    <>
      <Button onClick={() => setAsked(true)} className="text-loss">
        <PackageX aria-hidden className="size-4" />
        {t('blindBoxes.close')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('blindBoxes.closeAsk')}
        closeLabel={t('common:action.close')}
      >
        <ResourceForm
          onSave={async (entries) =>
            mutate(String(entries.get('reason')).trim(), { onSuccess: close })
          }
        >
          <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
            {steps.map((step) => (
              <li key={step}>
                {t(`blindBoxes.closing.${step}`, {
                  count: drawn,
                  drawn: count(drawn),
                  left: count(size - drawn),
                })}
              </li>
            ))}
          </ul>
          <TextAreaField
            name="reason"
            ref={takesFocus}
            label={t('decision.reason')}
            hint={t('blindBoxes.closeHint')}
            required
            maxLength={500}
          />
          {error && (
            <p role="alert" className="text-sm text-loss">
              {errorText(error)}
            </p>
          )}
          <div className="flex gap-2">
            <Button type="submit" look="primary" disabled={isPending}>
              {t(isPending ? 'blindBoxes.closingNow' : 'blindBoxes.close')}
            </Button>
            <Button onClick={close}>{t('common:action.cancel')}</Button>
          </div>
        </ResourceForm>
      </Dialog>
    </>
  );
}
