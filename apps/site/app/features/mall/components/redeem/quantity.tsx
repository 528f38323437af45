import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';

interface QuantityProps {
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** How many: typed, or one more and one fewer. */
export function Quantity({ value, most, onChange }: QuantityProps) {
  const { t } = useTranslation('mall');
  const set = (next: number) => onChange(Math.min(Math.max(next || 1, 1), most));
  return (
    <div
      dir="ltr"
      className="flex shrink-0 items-center rounded-sm border border-line has-focus-visible:border-accent"
    >
      <IconButton
        label={t('redeem.fewer')}
        disabled={value <= 1}
        onClick={() => set(value - 1)}
        className="disabled:opacity-40"
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        aria-label={t('redeem.quantity')}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(Number(target.value.normalize('NFKC').replace(/\D/g, '')))}
        className="h-11 w-8 bg-transparent text-center text-base text-ink tabular md:h-9 md:text-sm"
      />
      <IconButton
        label={t('redeem.more')}
        disabled={value >= most}
        onClick={() => set(value + 1)}
        className="disabled:opacity-40"
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}
