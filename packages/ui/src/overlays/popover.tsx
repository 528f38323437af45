import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface PopoverProps {
  /** What the button shows; its label says what it opens. */
  button: ReactNode;
  label: string;
  /** Where the panel stands: distances from the screen's edges, as classes. */
  className: string;
  /** What it opens, when that is a `Menu`. */
  popup?: 'menu';
  /** Made when first opened. */
  children: ReactNode;
}

/**
 * A button at the page's head and the panel it opens: the browser's own popover, closed by Escape or a
 * click elsewhere.
 */
export function Popover({ button, label, className, popup, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // The browser opens it without any script: before the page has come alive, too.
  useEffect(() => setOpen(panel.current!.matches(':popover-open')), []);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-haspopup={popup}
        aria-expanded={open}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm text-sm text-muted hover:text-ink md:min-h-9 md:min-w-9"
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={`fixed start-auto m-0 max-h-[80dvh] w-72 overflow-y-auto rounded-lg border border-line bg-surface p-2 text-ink shadow-lg ${className}`}
      >
        {open && children}
      </div>
    </>
  );
}
