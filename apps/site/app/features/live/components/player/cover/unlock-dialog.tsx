import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useState } from 'react';
import { useGold, useRefreshGold } from '#app/shared/account/use-gold.ts';
import { PaySlot } from '#app/shared/slots.tsx';
import { useUnlockRoom } from '../../../api/use-unlock-room.ts';

interface UnlockDialogProps {
  open: boolean;
  onClose: () => void;
  broadcastId: number;
  price: number;
  replay: boolean;
  again: () => void;
  onUnlocked: () => void;
}

/** The last look before one pays: price, gold, and what becomes of it. */
export function UnlockDialog({ open, onClose, ...intent }: UnlockDialogProps) {
  const { t } = useTranslation(['live', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(intent.replay ? 'unlock.replay.title' : 'unlock.title')}
      closeLabel={t('common:action.close')}
    >
      <Confirm {...intent} onClose={onClose} />
    </Dialog>
  );
}

function Confirm({ replay, onClose, ...intent }: Omit<UnlockDialogProps, 'open'>) {
  const { t } = useTranslation(['live', 'common']);
  const { unlock, busy, refusal } = useUnlockRoom(intent);
  const { price } = intent;
  const refreshGold = useRefreshGold();
  const gold = useGold()?.gold;
  const [isPaying, setPaying] = useState(false);
  const missing = gold === undefined ? 0 : Math.max(0, price - gold);
  // What was known before is not what counts now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => void refreshGold(), []);
  return (
    <div className="flex flex-col gap-3 pt-2">
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Sum name={t('unlock.price')} gold={price} />
        <Sum name={t('unlock.yours')} gold={gold} />
        <Sum name={t('unlock.after')} gold={gold === undefined ? undefined : gold - price} />
      </dl>
      <p className="rounded-sm bg-raised px-3 py-2 text-sm text-muted">
        {t(replay ? 'unlock.replay.paid' : 'unlock.held')}
      </p>
      <p role="alert" className="text-sm text-loss empty:hidden">
        {refusal &&
          refusal !== 'notEnoughGold' &&
          (typeof refusal === 'object' ? refusal.text : t('unlock.priceChanged'))}
      </p>
      {(missing > 0 || refusal === 'notEnoughGold') && (
        <p className="text-sm text-loss">{t('unlock.short', { count: missing })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {missing === 0 ? (
          <Button look="primary" aria-disabled={busy} onClick={unlock}>
            {busy && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
            {t('unlock.confirm', { count: price })}
          </Button>
        ) : (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setPaying(true)}>
            {t('unlock.getGold')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
      </div>
      <PaySlot
        open={isPaying}
        onClose={() => {
          setPaying(false);
          void refreshGold();
        }}
        needed={price}
      />
    </div>
  );
}

function Sum({ name, gold }: { name: string; gold: number | undefined }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="truncate text-xs text-muted">{name}</dt>
      {gold === undefined ? (
        <Skeleton className="my-0.5 h-5 w-12" />
      ) : (
        <dd className={`text-base font-semibold tabular ${gold < 0 ? 'text-loss' : ''}`}>
          <bdi dir="ltr">{gold}</bdi>
        </dd>
      )}
    </div>
  );
}
