import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation } from 'react-router';
import { accountPath, allExpertsPath, expertsPath, specialistsPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';

const pages = [
  { name: 'overview', to: expertsPath },
  { name: 'all', to: allExpertsPath },
  { name: 'specialist', to: specialistsPath },
  { name: 'orders', to: accountPath('myOrder') },
] as const;

/** The pages about experts, side by side. */
export function ExpertsNav() {
  const { t } = useTranslation('experts');
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('nav.label')}
      className="scrollbar-none overflow-x-auto border-b border-line"
    >
      <ul className="flex">
        {pages.map(({ name, to }) => (
          <li key={name} className="shrink-0">
            <Link
              to={to}
              aria-current={pathname.replace(/\/$/, '') === to ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {t(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
