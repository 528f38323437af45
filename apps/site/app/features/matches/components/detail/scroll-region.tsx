import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What may be wider than the screen scrolls within its own place, by keyboard, too. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
      tabIndex={0}
      aria-label={label}
      className={`overflow-x-auto -outline-offset-2 ${className}`}
    >
      {children}
    </section>
  );
}
