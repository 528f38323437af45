interface SkeletonProps {
  /** Its size, as classes: that of what will stand here. */
  className: string;
}

/** A place kept for what is on its way. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-sm bg-raised motion-safe:animate-pulse ${className}`}
    />
  );
}
