import type { ShownGift } from '@xiongmao/api/chat/shapes';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import type { GiftProps } from '#app/shared/slots.tsx';
import { useGift } from '../api/gift-queries.ts';

/** What was given in a line of talk, each gift once with how many of it. */
export function GiftLine({ gifts }: GiftProps) {
  const counts = new Map<number, number>();
  for (const { giftId, combo } of gifts)
    counts.set(giftId, (counts.get(giftId) ?? 0) + combo.count);
  return (
    <span className="inline-flex shrink-0 items-center gap-2">
      {[...counts].map(([giftId, count]) => (
        <Given key={giftId} giftId={giftId} count={count} />
      ))}
    </span>
  );
}

function Given({ giftId, count }: { giftId: ShownGift['giftId']; count: number }) {
  const { t } = useTranslation('gifts');
  const locale = useLocale();
  const gift = useGift(giftId);
  const name = gift?.name ?? t('tray.gift');
  return (
    <span className="inline-flex items-center gap-1">
      {gift ? (
        <img
          src={gift.picture}
          alt={name}
          title={name}
          width={28}
          height={28}
          className="size-7 object-contain"
        />
      ) : (
        <span>{name}</span>
      )}
      {/* A count of its own for each, so that a combo's moves when it grows. */}
      <span key={count} dir="ltr" className="gift-count font-bold text-accent tabular">
        ×{formatNumber(count, locale, 0)}
      </span>
    </span>
  );
}
