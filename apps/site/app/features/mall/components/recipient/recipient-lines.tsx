import type { Recipient } from '@xiongmao/api/mall/shapes';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { Flag } from '@xiongmao/ui/flag';
import { useLocale } from '#app/platform/i18n.tsx';

/** An address as it is read: who, by which phone, and where. */
export function RecipientLines({ recipient }: { recipient: Recipient }) {
  const locale = useLocale();
  const { name, phone, country, region, city, street, postcode } = recipient;
  const place = [street, city, region, postcode].filter(Boolean).join(', ');
  return (
    <span className="flex min-w-0 flex-col gap-0.5 text-sm [overflow-wrap:anywhere]">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <bdi className="font-semibold">{name}</bdi>
        <bdi dir="ltr" className="text-muted tabular">
          {phone}
        </bdi>
      </span>
      <bdi className="text-muted">{place}</bdi>
      <span className="flex items-center gap-1.5 text-muted">
        <Flag country={country} />
        {formatRegion(country, locale)}
      </span>
    </span>
  );
}
