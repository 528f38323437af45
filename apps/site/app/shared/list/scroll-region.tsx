import type { ReactNode, Ref } from 'react';

interface ScrollRegionProps {
  label: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * What may be wider than the screen scrolls within its own place, by keyboard, too; what it says to screen readers alone
 * is placed by it, else the page would be as wide.
 */
export function ScrollRegion({ label, className = '', ref, children }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
      tabIndex={0}
      aria-label={label}
      className={`relative overflow-x-auto -outline-offset-2 ${className}`}
    >
      {children}
    </section>
  );
}
