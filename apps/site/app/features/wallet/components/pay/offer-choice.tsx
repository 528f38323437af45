import type { RechargeOffer } from '@xiongmao/api/wallet/shapes';
import { formatMoney, formatNumber, formatPercent } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { bonusOf } from '../../offers.ts';
import { choice } from './choice.ts';

interface OfferChoiceProps {
  offers: readonly RechargeOffer[];
  value: number;
  onChange: (fen: number) => void;
}

/** What can be bought, side by side: the gold, what it costs, and what it gives beyond the usual. */
export function OfferChoice({ offers, value, onChange }: OfferChoiceProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className="mb-2 text-xs text-muted">{t('pay.offers')}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {offers.map((offer) => {
          const bonus = bonusOf(offer, offers);
          return (
            <label
              key={offer.fen}
              className={`${choice} relative min-h-16 flex-col justify-center px-3 py-2`}
            >
              <input
                type="radio"
                name="fen"
                value={offer.fen}
                checked={offer.fen === value}
                onChange={() => onChange(offer.fen)}
                className="sr-only"
              />
              <span className="text-base font-semibold tabular">
                {t('pay.gold', { amount: formatNumber(offer.gold, locale) })}
              </span>
              <span className="flex flex-wrap gap-x-2 text-xs text-muted tabular">
                {formatMoney(offer.fen, locale)}
                {bonus > 0 && (
                  <span className="text-win">
                    {t('pay.bonus', { share: formatPercent(bonus, locale, 1) })}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
