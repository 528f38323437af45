import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** What belongs to its head: a choice, a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a screen under its own title. */
export function Panel({ title, hint, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-lg bg-surface p-4 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <div>
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {hint && <p className="text-xs text-muted">{hint}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A part of a screen whose contents have surfaces of their own: a table, cards. */
export function Section({ title, hint, aside, children }: Omit<PanelProps, 'className'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 pt-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {hint && <p className="text-xs text-muted">{hint}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
