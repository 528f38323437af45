import type { Gift } from '@xiongmao/api/gifts/shapes';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Coins from 'lucide-react/icons/coins';
import { useLocale } from '#app/platform/i18n.tsx';

interface GiftChoiceProps {
  gifts: readonly Gift[];
  chosen: number;
  onChoose: (id: number) => void;
}

/** The gifts, each with its picture and price. */
export function GiftChoice({ gifts, chosen, onChoose }: GiftChoiceProps) {
  const { t } = useTranslation('gifts');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className="sr-only">{t('tray.choose')}</legend>
      <div className="grid max-h-64 grid-cols-4 gap-1.5 overflow-y-auto sm:grid-cols-5">
        {gifts.map(({ id, name, price, picture }) => (
          <label
            key={id}
            className="flex cursor-pointer flex-col items-center gap-0.5 rounded-sm border border-transparent p-1.5 text-center outline-accent hover:bg-raised has-checked:border-accent has-checked:bg-accent/10 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="gift"
              checked={id === chosen}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            <img
              src={picture}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 object-contain"
            />
            <span className="w-full text-xs [overflow-wrap:anywhere]">{name}</span>
            <span className="flex items-center gap-0.5 text-xs text-muted tabular">
              <Coins aria-hidden className="size-3 text-accent" />
              <span aria-hidden>{formatNumber(price, locale, 0)}</span>
              <span className="sr-only">
                {t('tray.price', { count: price, gold: formatNumber(price, locale, 0) })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
