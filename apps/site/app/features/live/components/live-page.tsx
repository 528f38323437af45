import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { anchorListPath, customRoomsPath, roomsPath } from '#app/paths.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';

const pages = [
  { name: 'match', to: roomsPath },
  { name: 'custom', to: customRoomsPath },
  { name: 'anchors', to: anchorListPath },
] as const;

interface LivePageProps {
  title: string;
  description: string;
  /** The list that it is. */
  at: (typeof pages)[number]['name'];
  children: ReactNode;
}

/** A list of rooms or of who streams: the others above it. */
export function LivePage({ title, description, at, children }: LivePageProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-[90rem] md:px-4">
      <Head title={title} description={description} />
      <h1 className="sr-only">{title}</h1>
      <LiveNav at={at} />
      {children}
    </main>
  );
}

function LiveNav({ at }: Pick<LivePageProps, 'at'>) {
  const { t } = useTranslation('live');
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
              aria-current={name === at ? 'page' : undefined}
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
