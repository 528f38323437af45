import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLocation, useSearchParams } from 'react-router';
import { Link } from '#app/platform/link.tsx';

const step =
  'inline-flex size-11 items-center justify-center rounded-sm bg-raised text-muted hover:text-ink md:size-9';

/** The way to the pages beside this one; each has its address. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation(['shared', 'common']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (pages <= 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(search);
    if (number === 1) next.delete('page');
    else next.set('page', String(number));
    return `${pathname}${next.size > 0 ? `?${next}` : ''}`;
  };
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-center gap-3 p-3">
      {page > 1 && (
        <Link
          to={to(page - 1)}
          rel="prev"
          aria-label={t('common:action.previous')}
          className={step}
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
      <span className="text-sm text-muted tabular">{t('pages.page', { page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={t('common:action.next')} className={step}>
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}
