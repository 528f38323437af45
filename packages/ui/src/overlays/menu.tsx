import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  label: string;
  /** Elements with `role="menuitem"`, in groups or not. */
  children: ReactNode;
}

/**
 * The entries of a popover: arrow keys, Home, End and first letters move among them; choosing one closes
 * the popover.
 */
export function Menu({ label, children }: MenuProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(element.current)[0]?.focus(), []);

  return (
    <div
      ref={element}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('[role="menuitem"]')) {
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        }
      }}
    >
      {children}
    </div>
  );
}

/** How an entry looks, be it a link or a button. */
export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-start text-sm text-ink -outline-offset-2 hover:bg-raised focus-visible:bg-raised md:min-h-9';

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

function move(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = targetOf(event.key, items, at);
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

function targetOf(key: string, items: HTMLElement[], at: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % items.length;
  if (key === 'ArrowUp') return (at <= 0 ? items.length : at) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (item: HTMLElement) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const order = items.map((_, step) => (at + 1 + step) % items.length);
  return order.find((index) => starts(items[index]!));
}
