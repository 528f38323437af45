import type { ReactNode } from 'react';

interface BannerProps {
  children: ReactNode;
}

/**
 * A line about the state of things over the foot of the page, on a phone above the field of a chat: nothing moves when it
 * comes.
 */
export function Banner({ children }: BannerProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(8rem+env(safe-area-inset-bottom))] z-40 flex justify-center px-4 md:bottom-4"
    >
      <p className="pointer-events-auto flex items-center gap-2 rounded-lg bg-ink px-4 py-2 text-sm text-page shadow-lg">
        {children}
      </p>
    </div>
  );
}
