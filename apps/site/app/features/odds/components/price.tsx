import { priceText } from '@xiongmao/i18n/odds/price-text';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useOddsForm } from '#app/shared/odds/odds-form.ts';

/** ms for which a price that moved is marked. */
const markedFor = 8_000;

interface PriceProps {
  /** Thousandths; undefined where there is none. */
  value: number | undefined;
  best: boolean;
  suspended: boolean;
}

/** A price in the form that one has chosen; for a moment after it moved, which way. */
export function Price({ value, best, suspended }: PriceProps) {
  const { t } = useTranslation('odds');
  const form = useOddsForm();
  const locale = useLocale();
  const moved = useMoved(value);
  if (value === undefined) return <span className="text-muted">–</span>;
  return (
    <span
      title={form === 'decimal' ? undefined : priceText(value, 'decimal', locale)}
      data-moved={suspended ? undefined : (moved ?? undefined)}
      className={`group inline-flex items-center justify-center rounded-sm px-1 data-moved:flash data-[moved=down]:text-loss data-[moved=up]:text-win ${best ? 'font-semibold' : ''} ${suspended ? 'text-muted line-through' : ''}`}
    >
      <bdi dir="ltr">{priceText(value, form, locale)}</bdi>
      {/* Its place is kept, so that nothing moves but the price. */}
      <span className="w-3.5">
        {moved && !suspended && <Arrow moved={moved} label={t(`moved.${moved}`)} />}
      </span>
    </span>
  );
}

function Arrow({ moved, label }: { moved: Move; label: string }) {
  const Icon = moved === 'up' ? ChevronUp : ChevronDown;
  return <Icon role="img" aria-label={label} className="size-3.5" />;
}

type Move = 'up' | 'down';

/** Which way a value moved last, as long as that is news. */
function useMoved(value: number | undefined): Move | null {
  const [seen, setSeen] = useState(value);
  const [moved, setMoved] = useState<Move | null>(null);
  if (value !== seen) {
    setSeen(value);
    setMoved(value === undefined || seen === undefined ? null : value > seen ? 'up' : 'down');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move is news anew
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => setMoved(null), markedFor);
    return () => clearTimeout(timer);
  }, [moved, value]);
  return moved;
}
