import type { ComponentProps, ReactNode } from 'react';

interface PlayerButtonProps extends ComponentProps<'button'> {
  label: string;
  children: ReactNode;
}

/** A control of the player: an icon, with its words for who can't see it or points at it. */
export function PlayerButton({ label, className = '', ...rest }: PlayerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-ink -outline-offset-2 hover:text-accent md:size-10 ${className}`}
      {...rest}
    />
  );
}
