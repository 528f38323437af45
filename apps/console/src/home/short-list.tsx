import { Skeleton } from '@xiongmao/ui/skeleton';

export const shortListSize = 5;

/** The rows of a short list while they are on their way. */
export function ShortListLoading() {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: shortListSize }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
