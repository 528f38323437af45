import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-accent text-on-accent font-semibold',
  plain: 'bg-raised text-ink',
  quiet: 'text-muted hover:text-ink',
};

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
}

/** 44 px tall on phones, 36 with a mouse. A word is not broken, an icon not pressed. */
export const buttonLook = (look: keyof typeof looks, className = ''): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-sm break-keep disabled:opacity-50 md:min-h-9 [&>svg]:shrink-0 ${looks[look]} ${className}`;

export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={buttonLook(look, className)} {...rest} />;
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words: an icon has none. */
  label: string;
}

/** A square around an icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm text-muted hover:text-ink md:size-9 ${className}`}
      {...rest}
    />
  );
}
