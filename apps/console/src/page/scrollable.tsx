import type { ReactNode } from 'react';

interface ScrollableProps {
  className?: string;
  children: ReactNode;
}

/** What may be wider than its place, and is reached by keys, too. */
export function Scrollable({ className = '', children }: ScrollableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
    <div tabIndex={0} className={`relative overflow-x-auto ${className}`}>
      {children}
    </div>
  );
}
