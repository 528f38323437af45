import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { accountPath } from '#app/paths.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { Link } from '#app/platform/link.tsx';

interface PageTitleProps {
  title: string;
  /** Where it leads back to on phones; null for nowhere. */
  backTo?: string | null;
  /** At the end of its line. */
  children?: ReactNode;
}

/** The head of one of one's own pages; on phones it leads back to the menu. */
export function PageTitle({ title, backTo = accountPath(), children }: PageTitleProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-1 pe-4 md:pe-0">
      <Head title={title} hidden />
      {backTo && (
        <Link
          to={backTo}
          aria-label={t('action.back')}
          className="flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink md:hidden"
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </Link>
      )}
      <h1
        className={`min-w-0 grow basis-24 text-base font-semibold ${backTo ? '' : 'ps-4 md:ps-0'}`}
      >
        {title}
      </h1>
      {children}
    </div>
  );
}
