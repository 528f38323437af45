import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';

type MoreButtonProps = {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
};

/** Fetches the next page of a list; when that failed, says so and tries again. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-1 p-3">
      {isFetchNextPageError && (
        <p role="alert" className="text-xs text-loss">
          {t('state.failed')}
        </p>
      )}
      <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t(isFetchNextPageError ? 'action.retry' : 'action.showMore')}
      </Button>
    </div>
  );
}
