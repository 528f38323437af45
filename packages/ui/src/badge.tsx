import type { ReactNode } from 'react';

/** A word or two beside something: a map, a state, a count. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-sm bg-raised px-1.5 text-xs whitespace-nowrap text-muted">
      {children}
    </span>
  );
}
