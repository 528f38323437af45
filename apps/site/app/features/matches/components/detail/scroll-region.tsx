import type { ReactNode } from 'react';

/** What may be wider than the screen scrolls within its own place, by keyboard, too. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard scroll it otherwise
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto -outline-offset-2"
    >
      {children}
    </section>
  );
}
