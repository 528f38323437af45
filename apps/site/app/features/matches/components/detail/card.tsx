import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a panel. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className="overflow-hidden bg-surface md:rounded-lg">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 className="text-sm font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
