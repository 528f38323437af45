import type { OrderDetails, Recipient } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { useOrderWrite } from '../../../api/use-order-write.ts';

const RecipientChoice = lazyPart(() =>
  import('../../recipient/recipient-choice.tsx').then((part) => ({
    default: part.RecipientChoice,
  })),
);

/** A prize waits for where it is to be sent. */
export function PrizeAddress({ order: { id } }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const errorText = useErrorText();
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useOrderWrite(
    id,
    (api, given: Recipient, once) =>
      api('POST /user/order/recipient', { body: { id, recipient: given } }, once),
    () => toast(t('prizeAddress.done')),
  );
  return (
    <Panel title={t('prizeAddress.title')} hint={t('prizeAddress.hint')}>
      <div className="flex flex-col gap-3 px-4 pb-4">
        <Suspense fallback={<Skeleton className="h-24" />}>
          <RecipientChoice
            isMissing={isMissing && !recipient}
            onChoose={(next) => {
              setRecipient(next);
              setMissing(false);
            }}
          />
        </Suspense>
        <p role="alert" className="text-sm text-loss empty:hidden">
          {error && errorText(error)}
        </p>
        <Button
          look="primary"
          aria-disabled={isPending}
          onClick={() => (recipient ? mutate(recipient) : setMissing(true))}
          className="self-start"
        >
          {t('prizeAddress.save')}
        </Button>
      </div>
    </Panel>
  );
}
