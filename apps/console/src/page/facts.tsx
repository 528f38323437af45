import type { ReactNode } from 'react';

/** Facts beside their names. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="tabular text-sm break-words">{children ?? '–'}</dd>
    </div>
  );
}
