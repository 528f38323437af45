import type { ReactNode } from 'react';
import { useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';

interface ShopLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A way into the shop; where it is closed, its words alone. */
export function ShopLink({ children, ...link }: ShopLinkProps) {
  const { mall } = useConfig();
  return mall ? <Link {...link}>{children}</Link> : children;
}
