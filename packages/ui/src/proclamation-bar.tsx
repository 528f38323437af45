import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps, ReactNode } from 'react';

const looks = {
  info: { Icon: Info, tint: 'bg-surface', sign: 'text-muted' },
  warning: {
    Icon: TriangleAlert,
    tint: 'bg-[color-mix(in_oklab,var(--accent)_12%,var(--page))]',
    sign: 'text-accent',
  },
  urgent: {
    Icon: OctagonAlert,
    tint: 'bg-[color-mix(in_oklab,var(--loss)_16%,var(--page))]',
    sign: 'text-loss',
  },
} as const;

interface ProclamationBarProps extends ComponentProps<'aside'> {
  severity: keyof typeof looks;
  /** What is said, then what can be done about it. */
  children: ReactNode;
}

/** What an operator says above a page: a line of it, on a phone as many as it takes. */
export function ProclamationBar({
  severity,
  children,
  className = '',
  ...rest
}: ProclamationBarProps) {
  const { Icon, tint, sign } = looks[severity];
  return (
    <aside className={`${tint} ${className}`} {...rest}>
      <div className="mx-auto flex min-h-11 max-w-[90rem] items-center gap-3 ps-4 pe-1 md:pe-4">
        <Icon aria-hidden className={`size-4 shrink-0 ${sign}`} />
        {children}
      </div>
    </aside>
  );
}
