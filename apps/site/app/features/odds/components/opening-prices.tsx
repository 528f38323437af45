import type { OddsPick } from '@xiongmao/api/odds/kinds';
import type { Quote } from '@xiongmao/api/odds/shapes';
import { lineText } from '@xiongmao/i18n/odds/line-text';
import { priceText } from '@xiongmao/i18n/odds/price-text';
import { useLocale } from '#app/platform/i18n.tsx';
import { useOddsForm } from '#app/shared/odds/odds-form.ts';

/** What a pick opened at, below what it is now; with its line where that has moved. */
export function OpeningPrices({ pick, opening, current }: { pick: OddsPick } & Quote) {
  const form = useOddsForm();
  const locale = useLocale();
  const price = opening.prices[pick];
  if (price === undefined) return null;
  const isTotal = pick === 'over' || pick === 'under';
  const line =
    opening.line !== null && opening.line !== current.line
      ? `${lineText(pick === 'away' ? 0 - opening.line : opening.line, isTotal, locale)} `
      : '';
  return (
    <span className="block text-xs text-muted">
      <bdi dir="ltr">
        {line}
        {priceText(price, form, locale)}
      </bdi>
      <span className="inline-block w-3.5" />
    </span>
  );
}
