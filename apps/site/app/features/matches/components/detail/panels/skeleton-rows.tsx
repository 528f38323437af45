import { Skeleton } from '@xiongmao/ui/states/skeleton';

/** Rows of a list or table that is on its way. */
export function SkeletonRows({ count, className = 'h-10' }: { count: number; className?: string }) {
  return (
    <div className="flex flex-col gap-2 p-4">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}
