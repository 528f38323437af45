import { useEffect, useRef, useSyncExternalStore } from 'react';

interface Toast {
  id: number;
  text: string;
  look: 'good' | 'bad';
}

const shownMs = 4_000;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;

function turn(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says for four seconds what has happened; what failed is `bad`. */
export function toast(text: string, look: Toast['look'] = 'good'): void {
  const id = ++lastId;
  turn([...toasts.filter((other) => other.text !== text), { id, text, look }]);
  setTimeout(() => turn(toasts.filter((other) => other.id !== id)), shownMs);
}

/** Where toasts stand, once in a page: over everything, in nobody's way, read out when they come. */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );

  useEffect(() => {
    // Shown anew with each toast: above a dialog that opened since.
    region.current?.hidePopover();
    if (shown.length > 0) region.current?.showPopover();
  }, [shown]);

  return (
    <div
      ref={region}
      role="status"
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-16 bottom-auto m-auto w-max max-w-[calc(100vw-2rem)] space-y-2 bg-transparent"
    >
      {shown.map(({ id, text, look }) => (
        <p
          key={id}
          className={`mx-auto w-fit rounded-lg border-s-4 bg-ink px-4 py-2 text-sm text-page shadow-lg ${look === 'bad' ? 'border-loss' : 'border-win'}`}
        >
          {text}
        </p>
      ))}
    </div>
  );
}
