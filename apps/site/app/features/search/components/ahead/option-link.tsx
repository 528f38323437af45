import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import { isPlain, Link } from '#app/platform/link.tsx';

interface OptionLinkProps {
  to: string;
  onChoose: () => void;
  children: ReactNode;
}

/** An option that is a link: it can be opened in another tab, too. */
export function OptionLink({ to, onChoose, children }: OptionLinkProps) {
  return (
    <Autocomplete.Item
      value={to}
      // In place of the panel's own entry: from there the way back leads to the page below it.
      render={<Link to={to} prefetch="intent" replace />}
      onClick={(event) => {
        if (isPlain(event)) onChoose();
      }}
      className="flex min-h-12 items-center rounded-sm px-2 text-sm -outline-offset-2 data-highlighted:bg-raised"
    >
      {children}
    </Autocomplete.Item>
  );
}
