import CloudOffIcon from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  /** What happened. */
  text: string;
  hint?: string;
  /** What helps: mostly a button that tries again. */
  children?: ReactNode;
}

/** A part of a page that could not be had. */
export function ErrorState({ text, hint, children }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <CloudOffIcon aria-hidden="true" className="size-12 stroke-1 text-muted" />
      <p className="text-base text-ink">{text}</p>
      {hint && <p className="max-w-prose text-sm text-muted">{hint}</p>}
      {children}
    </div>
  );
}
