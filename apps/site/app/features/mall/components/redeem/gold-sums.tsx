import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useLocale } from '#app/platform/i18n.tsx';

interface GoldSumsProps {
  cost: number;
  /** One's own; undefined until it is known. */
  gold: number | undefined;
  /** What unpaid orders take. */
  aside?: number;
}

/** What something comes to, what one has, and what then is left for other things. */
export function GoldSums({ cost, gold, aside = 0 }: GoldSumsProps) {
  const { t } = useTranslation('mall');
  const left = gold === undefined ? undefined : gold - aside - cost;
  return (
    <dl className="grid grid-cols-3 gap-3 text-sm">
      <Sum name={t('gold.cost')} gold={cost} />
      <Sum name={t('gold.yours')} gold={gold} />
      <Sum name={t('gold.after')} gold={left} />
    </dl>
  );
}

function Sum({ name, gold }: { name: string; gold: number | undefined }) {
  const locale = useLocale();
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="truncate text-xs text-muted">{name}</dt>
      {gold === undefined ? (
        <Skeleton className="my-0.5 h-5 w-12" />
      ) : (
        <dd className={`text-base font-semibold tabular ${gold < 0 ? 'text-loss' : ''}`}>
          <bdi dir="ltr">{formatNumber(gold, locale, 0)}</bdi>
        </dd>
      )}
    </div>
  );
}
