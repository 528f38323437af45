import { useTranslation } from '@xiongmao/i18n/use-translation';
import Search from 'lucide-react/icons/search';
import { type ComponentType, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { searchFieldId, searchPath } from '#app/paths.ts';
import { isPlain, Link } from '#app/platform/link.tsx';
import type { SearchPanelProps } from './search-panel.tsx';
import { useSearchKey } from './use-search-key.ts';

interface SearchLinkProps {
  Panel: ComponentType<Pick<SearchPanelProps, 'onClose'>>;
  /** Fetches its code ahead. */
  fetchPanel: () => unknown;
}

/** The way to the search: a panel over the page, or its page without script; on that page it leads to the field. */
export function SearchLink({ Panel, fetchPanel }: SearchLinkProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  /** The place in the history over which it is open: whatever leads on or back closes it. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  if (openOver !== null && openOver !== key) setOpenOver(null);
  function search(): void {
    const field = document.getElementById(searchFieldId) as HTMLInputElement | null;
    if (field) field.select();
    else setOpenOver(key);
  }
  useSearchKey(search);

  return (
    <>
      <Link
        to={searchPath}
        prefetch="none"
        aria-label={t('nav.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          search();
        }}
        onPointerEnter={fetchPanel}
        className="flex size-11 items-center justify-center text-muted hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
      </Link>
      {openOver !== null && (
        <Suspense>
          <Panel onClose={() => setOpenOver(null)} />
        </Suspense>
      )}
    </>
  );
}
