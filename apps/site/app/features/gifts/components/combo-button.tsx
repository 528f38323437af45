import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ComponentProps } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { useGift } from '../api/gift-queries.ts';
import type { Combo } from '../api/taps.ts';
import type { Giving } from '../api/use-give.ts';

interface ComboButtonProps {
  giving: Giving;
  combo: Combo | null;
  /** Its size, as a class. */
  size: string;
  /** What it is without a combo. */
  idle: ComponentProps<'button'>;
}

/** Taps under way that are waited for. */
const most = 5;

/**
 * The same again, as long as the ring lasts: by the server's clock. Before and after it is the same element that begins
 * a combo, so that it keeps the focus.
 */
export function ComboButton({ giving, combo, size, idle }: ComboButtonProps) {
  const { t } = useTranslation('gifts');
  const locale = useLocale();
  const gift = useGift(combo?.giftId ?? null);
  if (!combo) return <button type="button" {...idle} />;
  const total = formatNumber(combo.total, locale, 0);
  return (
    <button
      type="button"
      aria-label={t('combo.again', { gift: gift?.name ?? t('tray.gift'), total })}
      aria-disabled={!gift || giving.pending >= most}
      onClick={() => {
        if (gift && giving.pending < most) {
          giving.give(gift, combo.count as Parameters<typeof giving.give>[1]);
        }
      }}
      className={`relative inline-flex shrink-0 items-center justify-center rounded-full bg-accent text-on-accent active:scale-95 motion-safe:transition-transform ${size}`}
    >
      <svg
        // Begins anew with each tap that came through.
        key={combo.total}
        aria-hidden="true"
        viewBox="0 0 36 36"
        className="absolute -inset-1 -rotate-90"
      >
        <circle
          cx="18"
          cy="18"
          r="16.5"
          pathLength="1"
          strokeDasharray="1"
          style={{ animationDuration: `${Math.max(0, combo.endsAt - Date.now())}ms` }}
          className="combo-ring fill-none stroke-ink stroke-2"
        />
      </svg>
      <span
        key={`n${combo.total}`}
        aria-hidden
        dir="ltr"
        className="gift-count text-sm font-bold tabular"
      >
        ×{total}
      </span>
    </button>
  );
}
