import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { leaguesPath, playersPath, squadsPath } from '#app/paths.ts';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';

interface LibraryPageProps {
  title: string;
  description: string;
  /** Where it stands, if it is shown under other addresses, too. */
  path?: string;
  /** Search engines stay away. */
  hidden?: boolean | undefined;
  /** What stands for it where it is shared. */
  picture?: SharedPicture | null;
  children: ReactNode;
}

/** One of the data centre's pages. */
export function LibraryPage({ children, ...head }: LibraryPageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
      <Head {...head} />
      <LibraryNav />
      {children}
    </main>
  );
}

/** The libraries of the data centre, each a step from the others. */
function LibraryNav() {
  const { t } = useTranslation('library');
  const { pathname } = useLocation();
  const libraries = [
    { to: leaguesPath, text: t('libraries.leagues') },
    { to: squadsPath(), text: t('libraries.teams') },
    { to: playersPath(), text: t('libraries.players') },
  ];
  return (
    <nav aria-label={t('libraries.label')}>
      <ul className="flex flex-wrap gap-x-4 px-3 text-xs md:px-0">
        {libraries.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              aria-current={pathname.startsWith(to) ? 'true' : undefined}
              className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
