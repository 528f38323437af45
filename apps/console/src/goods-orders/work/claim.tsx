import { useInvalidate } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { orderRules } from '@xiongmao/api/mall/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import Hand from 'lucide-react/icons/hand';
import UserLock from 'lucide-react/icons/user-lock';
import type { ReactNode } from 'react';
import type { Row } from '../../contract.ts';
import { ByOthers } from '../../form/by-others.tsx';
import { useFormat } from '../../format.ts';
import { useServices } from '../../services.ts';
import { ShortcutButton } from '../../shortcuts/shortcut-button.tsx';
import { useCallFailure } from '../../step-up/use-prove.ts';
import { isOpen } from './is-open.ts';

type Order = Row<'goods-orders'>;

interface ClaimProps {
  order: Order;
  onSkip: () => void;
  /** It is still in sight, with other things to do. */
  onStay: () => void;
  isBusy: boolean;
  /** What who has it can do. */
  children: ReactNode;
}

/** Who works on an order: two never do. */
export function Claim({ order, onSkip, onStay, isBusy, children }: ClaimProps) {
  const { t } = useTranslation('desk');
  const { mutate, isPending } = useClaiming(order, onStay);
  const { mine, claimedBy, userId } = order;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-lg bg-surface p-3">
      <ByOthers concerned={[userId]}>
        <ClaimState order={order} />
        {isOpen(order) && claimedBy === null && (
          <ShortcutButton
            shortcut="c"
            look="primary"
            disabled={isPending}
            onClick={() => mutate('claim')}
          >
            <Hand aria-hidden className="size-4" />
            {t('act.claim')}
          </ShortcutButton>
        )}
        {(mine || !isOpen(order)) && children}
        {mine && (
          <ShortcutButton shortcut="x" disabled={isPending} onClick={() => mutate('release')}>
            {t('act.release')}
          </ShortcutButton>
        )}
      </ByOthers>
      <ShortcutButton shortcut="n" className="ms-auto" disabled={isBusy} onClick={onSkip}>
        {t(mine ? 'act.skip' : 'next.take')}
      </ShortcutButton>
    </div>
  );
}

function ClaimState({ order }: { order: Order }) {
  const { t } = useTranslation('desk');
  const { time } = useFormat();
  const { mine, claimedBy, claimedUntil } = order;
  const look = 'inline-flex items-center gap-2 px-1 text-sm';
  if (!isOpen(order)) return <p className={`${look} text-muted`}>{t('claimed.over')}</p>;
  if (claimedBy === null) return <p className={`${look} text-muted`}>{t('claimed.nobody')}</p>;
  const until = { name: claimedBy, time: time(claimedUntil!) };
  if (mine) return <p className={`${look} text-muted`}>{t('claimed.mine', until)}</p>;
  return (
    <p className={`${look} font-semibold`}>
      <UserLock aria-hidden className="size-4 text-accent" />
      {t('claimed.others', until)}
    </p>
  );
}

function useClaiming({ id }: Order, onStay: () => void) {
  const { t } = useTranslation('desk');
  const { api } = useServices();
  const invalidate = useInvalidate();
  const failureOf = useCallFailure();
  return useMutation({
    mutationFn: (what: 'claim' | 'release') =>
      api(`POST /goods/desk/${what}`, { body: { id } }, { idempotencyKey: idempotencyKey() }),
    onSuccess: (_, what) =>
      toast(
        what === 'claim'
          ? t('done.claimed', { minutes: orderRules.claimedFor })
          : t('done.released'),
      ),
    onError: (error) => toast(failureOf(error)!, 'bad'),
    // Who was too late sees who has it.
    async onSettled() {
      await invalidate({ resource: 'goods-orders', id, invalidates: ['list', 'detail'] });
      onStay();
    },
  });
}
