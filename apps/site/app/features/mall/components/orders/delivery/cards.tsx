import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { OrderDetails } from '@xiongmao/api/mall/shapes';
import { useErrorText } from '@xiongmao/auth/use-error-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Panel } from '@xiongmao/ui/panel';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useApi } from '#app/platform/app-context.ts';
import { CopyLine } from '../../copy-line.tsx';

/** Card numbers, shown when they are asked for: each look is kept, and none stays in the page. */
export function Cards({ order: { id, cards } }: { order: OrderDetails }) {
  const { t } = useTranslation('mall');
  const api = useApi();
  const errorText = useErrorText();
  // Kept by no cache: it is gone with the page.
  const { mutate, data, reset, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /user/order/cards', { body: { id } }, { idempotencyKey: idempotencyKey() }),
    networkMode: 'always',
    gcTime: 0,
  });
  return (
    <Panel title={t('cards.title', { count: cards })} hint={t('cards.hint')}>
      <div className="flex flex-col items-start gap-3 px-4 pb-4">
        {data && (
          <ul className="flex w-full flex-col gap-3">
            {data.cards.map(({ number, code }) => (
              <li
                key={number}
                className="flex flex-col gap-2 rounded-sm border border-dashed border-accent/60 bg-accent/5 p-3"
              >
                <CopyLine label={t('cards.number')} text={number} />
                {code && <CopyLine label={t('cards.code')} text={code} />}
              </li>
            ))}
          </ul>
        )}
        <p role="alert" className="text-sm text-loss empty:hidden">
          {error && errorText(error)}
        </p>
        {data ? (
          <Button onClick={reset}>
            <EyeOff aria-hidden className="size-4" />
            {t('cards.hide')}
          </Button>
        ) : (
          <Button look="primary" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
            <Eye aria-hidden className="size-4" />
            {t('cards.show', { count: cards })}
          </Button>
        )}
      </div>
    </Panel>
  );
}
