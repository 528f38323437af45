import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import PackageOpen from 'lucide-react/icons/package-open';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { useBoxCall } from './use-box-call.ts';

const steps = ['deck', 'commitment', 'stock', 'fixed'] as const;

/** Opens a draft, once it was read what that fixes and publishes. */
export function OpenBox({ box: { id, contents } }: { box: Row<'blind-boxes'> }) {
  const { t } = useTranslation(['console', 'common']);
  const locale = useLocale();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useBoxCall(
    id,
    (api) => api('POST /blindBox/open', { body: { id } }, { idempotencyKey: idempotencyKey() }),
    t('blindBoxes.opened'),
  );
  const short = contents.filter(({ count, free }) => count > free);

  function close() {
    setAsked(false);
    reset();
  }

  return (
    <>
      <Button look="primary" onClick={() => setAsked(true)}>
        <PackageOpen aria-hidden className="size-4" />
        {t('blindBoxes.open')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('blindBoxes.openAsk')}
        closeLabel={t('common:action.close')}
      >
        <div className="flex flex-col gap-4 text-sm">
          <ul className="flex list-disc flex-col gap-1 ps-5">
            {steps.map((step) => (
              <li key={step}>{t(`blindBoxes.opening.${step}`)}</li>
            ))}
          </ul>
          {short.length > 0 && (
            <p className="text-loss">
              {t('blindBoxes.tooFewToOpen', {
                goods: short.map(({ names }) => nameIn(names, locale)).join(', '),
              })}
            </p>
          )}
          {error && (
            <p role="alert" className="text-loss">
              {errorText(error)}
            </p>
          )}
          <div className="flex gap-2">
            <Button
              look="primary"
              disabled={isPending || short.length > 0}
              onClick={() => mutate(undefined, { onSuccess: close })}
            >
              {t(isPending ? 'blindBoxes.openingNow' : 'blindBoxes.openNow')}
            </Button>
            <Button onClick={close}>{t('common:action.cancel')}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
