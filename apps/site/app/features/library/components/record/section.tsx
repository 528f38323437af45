import type { ReactNode } from 'react';

/** A part of a record's page, under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="overflow-hidden bg-surface md:rounded-lg">
      <h2 className="px-3 pt-3 text-sm font-semibold md:px-4">{title}</h2>
      {children}
    </section>
  );
}
