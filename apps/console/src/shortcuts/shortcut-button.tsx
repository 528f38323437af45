import { Button } from '@xiongmao/ui/button';
import { type ComponentProps, useRef } from 'react';
import { useShortcut } from './shortcuts.ts';

interface ShortcutButtonProps extends ComponentProps<typeof Button> {
  /** A single key that presses it; none in the case of undefined. */
  shortcut?: string | undefined;
}

/** A button that a key presses, too: the key stands on it. */
export function ShortcutButton({ shortcut, children, ...rest }: ShortcutButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOn = useShortcut(shortcut, () => button.current?.click());
  return (
    <Button ref={button} {...(isOn && { 'aria-keyshortcuts': shortcut })} {...rest}>
      {children}
      {isOn && shortcut && <Key>{shortcut}</Key>}
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
