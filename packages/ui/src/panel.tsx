import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Where it is all that a page has, its title is the page's. */
  heading?: 'h1' | 'h2';
  /** What it is about, below the title. */
  hint?: string;
  /** Beside the title, at the end. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, from edge to edge on phones. */
export function Panel({ title, heading: Heading = 'h2', hint, aside, children }: PanelProps) {
  return (
    <section className="bg-surface md:rounded-lg">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-2 pb-1">
        <div className="flex min-w-0 grow basis-40 flex-col gap-0.5">
          <Heading className="text-sm font-semibold">{title}</Heading>
          {hint && <p className="text-xs text-muted">{hint}</p>}
        </div>
        {aside && <div className="min-w-0">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
