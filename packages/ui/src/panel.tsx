import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** What it is about, below the title. */
  hint?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, from edge to edge on phones. */
export function Panel({ title, hint, aside, children }: PanelProps) {
  return (
    <section className="bg-surface md:rounded-lg">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4 pt-1">
        <h2 className="text-sm font-semibold">{title}</h2>
        {aside}
      </div>
      {hint && <p className="px-4 pb-1 text-xs text-muted">{hint}</p>}
      {children}
    </section>
  );
}
