import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  hint?: string;
  /** What helps: a button or a link. */
  children?: ReactNode;
}

/** Nothing to show: a picture and words (product spec §2, shared). */
export function EmptyState({ text, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-16 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 96 64"
        className="h-16 w-24 fill-none stroke-line stroke-2"
        strokeLinecap="round"
      >
        <rect x="8" y="8" width="80" height="48" rx="6" />
        <path d="M48 8v48M8 22h12v20H8M88 22H76v20h12" />
        <circle cx="48" cy="32" r="9" />
        <circle cx="48" cy="32" r="2" className="fill-accent stroke-none" />
      </svg>
      <p className="text-base text-ink">{text}</p>
      {hint && <p className="max-w-prose text-sm text-muted">{hint}</p>}
      {children}
    </div>
  );
}
