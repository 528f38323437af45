import type { useTableReturnType } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';

type Paged = Pick<
  useTableReturnType,
  'currentPage' | 'setCurrentPage' | 'pageCount' | 'pageSize' | 'setPageSize' | 'result'
>;

const sizes = [20, 50, 100];
const selectLook = 'min-h-11 rounded-sm bg-raised px-2 text-ink md:min-h-8';

interface PagesProps {
  table: Paged;
  label: string;
  /** What is done with all of them. */
  children?: ReactNode;
}

/** Which rows of how many are in sight, and the way to the others. */
export function Pages({ table, label, children }: PagesProps) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const { currentPage, pageCount, pageSize, result } = table;
  const total = result.total ?? 0;
  const first = (currentPage - 1) * pageSize + 1;
  const last = Math.min(currentPage * pageSize, total);

  function resize(size: string) {
    table.setPageSize(Number(size));
    table.setCurrentPage(1);
  }

  return (
    <nav
      aria-label={t('table.pagesOf', { what: label })}
      className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 px-1 pt-2 text-sm text-muted"
    >
      <p role="status">
        {t('table.range', { first: count(first), last: count(last), total: count(total) })}
      </p>
      {total > sizes[0]! && (
        <label className="flex items-center gap-2">
          {t('table.pageSize')}
          <select
            value={pageSize}
            onChange={(event) => resize(event.target.value)}
            className={selectLook}
          >
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {children}
      {pageCount > 1 && (
        <div className="ms-auto flex items-center gap-1">
          <IconButton
            label={t('common:action.previous')}
            disabled={currentPage <= 1}
            onClick={() => table.setCurrentPage(currentPage - 1)}
            className="disabled:opacity-40"
          >
            <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <PageChoice {...table} />
          <IconButton
            label={t('common:action.next')}
            disabled={currentPage >= pageCount}
            onClick={() => table.setCurrentPage(currentPage + 1)}
            className="disabled:opacity-40"
          >
            <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </nav>
  );
}

/** The page's number: one that is typed in leads there. */
function PageChoice({ currentPage, pageCount, setCurrentPage }: Paged) {
  const { t } = useTranslation('console');
  const { count } = useFormat();

  function leadTo(text: string) {
    const page = Math.trunc(Number(text));
    if (page >= 1) setCurrentPage(Math.min(page, pageCount));
  }

  return (
    <span className="flex items-center gap-2">
      <input
        key={currentPage}
        aria-label={t('table.page')}
        inputMode="numeric"
        defaultValue={currentPage}
        onBlur={(event) => leadTo(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && leadTo(event.currentTarget.value)}
        className="min-h-11 w-16 rounded-sm bg-raised px-2 text-center text-ink md:min-h-8"
      />
      {t('table.ofPages', { pages: count(pageCount) })}
    </span>
  );
}
