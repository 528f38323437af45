import type { Payment } from '@xiongmao/api/wallet/shapes';
import { formatMoney, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { usePayment } from '../../api/use-payment.ts';
import { isUnknown } from './is-unknown.ts';

interface PaymentCardProps {
  id: number;
  onDone: () => void;
  onPay: () => void;
}

/** What became of the recharge that one comes back from: that the browser is back proves nothing. */
export function PaymentCard({ id, onDone, onPay }: PaymentCardProps) {
  const { t } = useTranslation('wallet');
  const query = usePayment(id);
  const done = <Button onClick={onDone}>{t('payment.done')}</Button>;
  if (isUnknown(query.error)) {
    return (
      <Card icon={<CircleX className="text-muted" />} title={t('payment.unknown')}>
        {done}
      </Card>
    );
  }
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-20" />}>
      {(payment) => <State payment={payment} onPay={onPay} done={done} />}
    </Loaded>
  );
}

function State({ payment, onPay, done }: { payment: Payment; onPay: () => void; done: ReactNode }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const slow = useSlow(payment.state === 'open');
  const { state, gold, fen, method } = payment;
  if (state === 'paid') {
    const paid = { price: formatMoney(fen, locale), method: t(`method.${method}`) };
    return (
      <Card
        icon={<Check className="text-win" />}
        title={t('payment.paid', { amount: formatNumber(gold, locale) })}
        hint={t('payment.paidHint', paid)}
      >
        {done}
      </Card>
    );
  }
  if (state === 'closed') {
    return (
      <Card
        icon={<CircleX className="text-loss" />}
        title={t('payment.closed')}
        hint={t('payment.closedHint')}
      >
        <Button aria-haspopup="dialog" onClick={onPay}>
          {t('payment.again')}
        </Button>
      </Card>
    );
  }
  return (
    <Card
      icon={<LoaderCircle className="text-accent motion-safe:animate-spin" />}
      title={t(slow ? 'payment.slow' : 'payment.waiting')}
      hint={t(slow ? 'payment.slowHint' : 'payment.waitingHint')}
    />
  );
}

/** ms of waiting after which it is said that it takes long. */
const slowAfter = 30_000;

function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [waiting]);
  return slow;
}

interface CardProps {
  icon: ReactNode;
  title: string;
  hint?: string;
  children?: ReactNode;
}

function Card({ icon, title, hint, children }: CardProps) {
  return (
    <section className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-3 bg-surface p-4 md:rounded-lg">
      <span aria-hidden className="*:size-7">
        {icon}
      </span>
      <div role="status" className="min-w-0 grow basis-48">
        <p className="text-sm font-semibold">{title}</p>
        {hint && <p className="text-xs text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
