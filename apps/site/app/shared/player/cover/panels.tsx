import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';

interface PanelProps {
  text: string | null;
  hint?: string | null;
  children?: ReactNode;
}

/** Why there is no picture, and what helps. */
export function Panel({ text, hint, children }: PanelProps) {
  return (
    <div
      role="status"
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-black/75 px-4 pb-8 text-center"
    >
      {text && <p className="text-base font-semibold">{text}</p>}
      {hint && <p className="max-w-prose text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}

interface WaitingProps {
  text: string;
  hint?: string;
  /** The picture stays in sight. */
  quiet?: boolean;
}

/** It is on its way. */
export function Waiting({ text, hint, quiet = false }: WaitingProps) {
  return (
    <div
      role="status"
      className={`pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-2 px-4 text-center ${quiet ? '' : 'bg-black/60'}`}
    >
      <LoaderCircle aria-hidden className="size-8 motion-safe:animate-spin" />
      <p className={quiet ? 'sr-only' : 'text-sm'}>{text}</p>
      {hint && <p className="text-xs text-muted">{hint}</p>}
    </div>
  );
}
