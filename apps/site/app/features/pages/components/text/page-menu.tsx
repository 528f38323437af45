import { type PageName, pageNames } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { pagePath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { useCentred } from '#app/shared/list/use-centred.ts';

/** All pages of words, beside each. */
export function PageMenu({ shown }: { shown: PageName }) {
  const { t } = useTranslation('pages');
  const row = useCentred<HTMLElement>(shown);
  return (
    <nav
      ref={row}
      aria-label={t('menu')}
      className="scrollbar-none min-w-0 overflow-x-auto md:sticky md:top-4 md:rounded-lg md:bg-surface md:p-2 print:hidden"
    >
      <ul className="flex md:flex-col">
        {pageNames.map((page) => (
          <li key={page} className="shrink-0">
            <Link
              to={pagePath(page)}
              aria-current={page === shown ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent px-4 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink md:min-h-10 md:rounded-sm md:border-b-0 md:px-3 md:py-2 md:whitespace-normal md:aria-[current]:bg-raised md:aria-[current]:font-semibold"
            >
              {t(`names.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
