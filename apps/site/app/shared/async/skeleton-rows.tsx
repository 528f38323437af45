import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';

interface SkeletonRowsProps {
  count: number;
  /** Height of a row, as a class. */
  className: string;
}

/** Rows of a list that is on its way. */
export function SkeletonRows({ count, className }: SkeletonRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <noscript className="block p-4 text-sm text-muted">{t('state.noScript')}</noscript>
      <div
        role="status"
        aria-label={t('state.loading')}
        className="flex flex-col gap-2 p-4 noscript:hidden"
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <Skeleton key={index} className={className} />
        ))}
      </div>
    </>
  );
}
