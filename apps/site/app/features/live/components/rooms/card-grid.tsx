import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';

const grid = 'grid gap-x-3 gap-y-5 p-3 sm:grid-cols-2 md:px-0 lg:grid-cols-3 xl:grid-cols-4';

/** Cards of rooms or of replays, as many beside each other as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={grid}>{children}</ul>;
}

const places = ['a', 'b', 'c', 'd'];

export function CardsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className={grid}>
      {places.map((place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="aspect-video" />
          <Skeleton className="h-14" />
        </div>
      ))}
    </div>
  );
}
