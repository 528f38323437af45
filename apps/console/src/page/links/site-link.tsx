import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { useConfig } from '../../config.ts';

/** A button that leads to a page of the site, beside the console. */
export function SiteLink({ to, children }: { to: string; children: ReactNode }) {
  const { siteUrl } = useConfig();
  return (
    <a
      href={siteUrl + to}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-raised px-4 text-sm md:min-h-9"
    >
      <ExternalLink aria-hidden className="size-4" />
      {children}
    </a>
  );
}
