import { Button } from '@xiongmao/ui/button';
import { type ComponentProps, useRef } from 'react';
import { useShortcut } from './shortcuts.ts';

/** Has a key press what is in sight; `shown` stands on it while keys are on. */
export function usePressedBy<Element extends HTMLElement>(key: string | undefined) {
  const ref = useRef<Element>(null);
  const isOn = useShortcut(key, () => ref.current?.click());
  const shown = isOn && key;
  return { ref, shown: shown && <Key>{shown}</Key>, 'aria-keyshortcuts': shown || undefined };
}

interface ShortcutButtonProps extends ComponentProps<typeof Button> {
  /** A single key that presses it. */
  shortcut?: string | undefined;
}

/** A button that a key presses, too: the key stands on it. */
export function ShortcutButton({ shortcut, children, ...rest }: ShortcutButtonProps) {
  const { shown, ...pressed } = usePressedBy<HTMLButtonElement>(shortcut);
  return (
    <Button {...pressed} {...rest}>
      {children}
      {shown}
    </Button>
  );
}

/** A key, as it stands on what it presses. Read by `aria-keyshortcuts`. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="hidden min-w-5 rounded-sm border border-current/40 px-1 text-center font-sans text-xs uppercase md:inline-block"
    >
      {children}
    </kbd>
  );
}
