import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';

const grid =
  'grid grid-cols-2 gap-x-3 gap-y-6 p-3 sm:grid-cols-3 md:gap-x-4 md:px-0 lg:grid-cols-4 xl:grid-cols-5';

/** Goods, as many beside each other as fit. */
export function GoodsGrid({ children }: { children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

const places = Array.from({ length: 10 }, (_, index) => index);

export function GoodsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className={grid}>
      {places.map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="aspect-square rounded-lg" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      ))}
    </div>
  );
}
