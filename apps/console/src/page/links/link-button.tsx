import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const looks = {
  primary: 'bg-accent text-on-accent font-semibold',
  plain: 'bg-raised text-ink',
};

interface LinkButtonProps extends ComponentProps<typeof Link> {
  look?: keyof typeof looks;
}

/** A link that looks like a button: it leads elsewhere. */
export function LinkButton({ look = 'plain', ...rest }: LinkButtonProps) {
  return (
    <Link
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-sm px-4 text-sm md:min-h-9 ${looks[look]}`}
      {...rest}
    />
  );
}
