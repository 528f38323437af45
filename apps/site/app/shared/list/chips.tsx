import type { ReactNode } from 'react';
import { isPlain, Link } from '#app/platform/link.tsx';
import { useCentred } from './use-centred.ts';
import { useChosen } from './use-chosen.ts';

export interface Chip {
  key: string;
  text: string;
  to: string;
  chosen: boolean;
  /** Before its text. */
  icon?: ReactNode;
}

interface ChipsProps {
  /** What they choose, for those who can't see them. */
  label: string;
  chips: readonly Chip[];
  className?: string;
  /** All in sight where there is room for more than one line. */
  wraps?: boolean;
}

/** A few to choose from at a touch, in a row that scrolls. */
export function Chips({ label, chips, className = '', wraps = false }: ChipsProps) {
  const [chosen, choose] = useChosen(chips.find((chip) => chip.chosen)?.key);
  const row = useCentred<HTMLElement>(chosen);
  return (
    <nav ref={row} aria-label={label} className={`scrollbar-none overflow-x-auto ${className}`}>
      <ul className={`flex gap-2 px-3 py-1 md:px-0 ${wraps ? 'md:flex-wrap' : ''}`}>
        {chips.map(({ key, text, to, icon }) => (
          <li key={key}>
            <Link
              to={to}
              onClick={(event) => isPlain(event) && choose(key)}
              aria-current={key === chosen ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent md:min-h-9"
            >
              {icon}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
