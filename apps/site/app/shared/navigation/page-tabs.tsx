import { Link } from '#app/platform/link.tsx';

interface PageTabsProps {
  label: string;
  pages: readonly { to: string; text: string; isCurrent: boolean }[];
  className?: string;
}

/** Pages that stand beside each other, in one row above what they show. */
export function PageTabs({ label, pages, className = '' }: PageTabsProps) {
  return (
    <nav aria-label={label} className={`scrollbar-none overflow-x-auto ${className}`}>
      <ul className="flex">
        {pages.map(({ to, text, isCurrent }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
