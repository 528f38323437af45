import type { OrderDetails, Recipient } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { useOrderWrite } from '../../../api/use-order-write.ts';
import type { AskRecipient } from '../../recipient/recipient-choice.tsx';

const RecipientChoice = lazyPart(() =>
  import('../../recipient/recipient-choice.tsx').then((part) => ({
    default: part.RecipientChoice,
  })),
);

/** A prize waits for where it is to be sent. */
export function PrizeAddress({ order: { id } }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const errorText = useErrorText();
  const askRecipient = useRef<AskRecipient>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useOrderWrite(
    id,
    (api, given: Recipient, once) =>
      api('POST /user/order/recipient', { body: { id, recipient: given } }, once),
    () => toast(t('prizeAddress.done')),
  );
  const isBusy = isAsking || isPending;
  async function send(): Promise<void> {
    if (isBusy) return;
    setAsking(true);
    const recipient = await askRecipient.current?.();
    setAsking(false);
    if (recipient) mutate(recipient);
  }
  return (
    <Panel title={t('prizeAddress.title')} hint={t('prizeAddress.hint')}>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <Suspense fallback={<Skeleton className="h-24" />}>
          <RecipientChoice ask={askRecipient} />
        </Suspense>
        <p role="alert" className="text-sm text-loss empty:hidden">
          {error && errorText(error)}
        </p>
        <Button look="primary" aria-disabled={isBusy} onClick={send} className="self-start">
          {t('prizeAddress.save')}
        </Button>
      </div>
    </Panel>
  );
}
