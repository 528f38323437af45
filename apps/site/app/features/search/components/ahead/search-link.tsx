import { useTranslation } from '@xiongmao/i18n/use-translation';
import Search from 'lucide-react/icons/search';
import { type ComponentType, Suspense } from 'react';
import { searchFieldId, searchPath } from '#app/paths.ts';
import { isPlain, Link } from '#app/platform/link.tsx';
import type { SearchPanelProps } from './search-panel.tsx';
import { usePanelInHistory } from './use-panel-in-history.ts';
import { useSearchKey } from './use-search-key.ts';

interface SearchLinkProps {
  Panel: ComponentType<Pick<SearchPanelProps, 'onClose'>>;
  /** Fetches its code ahead. */
  fetchPanel: () => unknown;
}

/** The way to the search: a panel over the page, or its page without script; on that page it leads to the field. */
export function SearchLink({ Panel, fetchPanel }: SearchLinkProps) {
  const { t } = useTranslation();
  const { isOpen, open, close } = usePanelInHistory();
  function search(): void {
    const field = document.getElementById(searchFieldId) as HTMLInputElement | null;
    if (field) field.select();
    else open();
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
      {isOpen && (
        <Suspense>
          <Panel onClose={close} />
        </Suspense>
      )}
    </>
  );
}
