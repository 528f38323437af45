import type { PayMethod } from '@xiongmao/api/wallet/rules';
import type { RechargeOffer } from '@xiongmao/api/wallet/shapes';
import { formatMoney, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type FormEvent, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useGold } from '#app/shared/account/use-gold.ts';
import { useRecharge } from '../../api/use-recharge.ts';
import { fittingOffer } from '../../offers.ts';
import { MethodChoice } from './method-choice.tsx';
import { OfferChoice } from './offer-choice.tsx';

interface PayFormProps {
  methods: readonly { method: PayMethod; sandbox: boolean }[];
  offers: readonly RechargeOffer[];
  needed?: number | undefined;
}

/** How much gold, by which way; then to where it is paid. */
export function PayForm({ methods, offers, needed }: PayFormProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const gold = useGold()?.gold ?? 0;
  const missing = needed === undefined ? 0 : Math.max(0, needed - gold);
  const [chosen, setChosen] = useState<number | null>(null);
  const [method, setMethod] = useState(methods[0]!.method);
  const { pay, busy, fault, forgive } = useRecharge();
  const fen = chosen ?? fittingOffer(offers, missing)!.fen;

  function submit(event: FormEvent): void {
    event.preventDefault();
    pay({ fen, method });
  }

  return (
    <form onSubmit={submit} onChange={forgive} aria-busy={busy} className="flex flex-col gap-4">
      {missing > 0 && (
        <p className="rounded-sm bg-raised px-3 py-2 text-sm">
          {t('pay.short', {
            gold: formatNumber(gold, locale),
            missing: formatNumber(missing, locale),
          })}
        </p>
      )}
      <OfferChoice offers={offers} value={fen} onChange={setChosen} />
      <MethodChoice methods={methods} value={method} onChange={setMethod} />
      <div className="flex flex-col gap-2">
        <p role="alert" className="-mt-3 min-h-5 text-sm text-loss">
          {fault}
        </p>
        <Button type="submit" look="primary" aria-disabled={busy} className="w-full">
          {busy && <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />}
          {t('pay.go', { amount: formatMoney(fen, locale) })}
        </Button>
        <p className="text-center text-xs text-muted">{t('pay.note')}</p>
      </div>
    </form>
  );
}
