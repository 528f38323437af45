import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { usePressedBy } from '../shortcuts/shortcut-button.tsx';
import { asLeft } from './links/list-place.ts';

interface Back {
  to: string;
  label: string;
  /** A key that leads there. */
  shortcut?: string;
}

interface PageHeadProps {
  title: string;
  /** Stands beside the title: a state. */
  badge?: ReactNode;
  hint?: ReactNode;
  /** The list that it is one of. */
  back?: Back;
  /** Of the title, where it takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What can be done here. */
  children?: ReactNode;
}

/** A screen's head, and the name of the page in the browser. */
export function PageHead({ title, badge, hint, back, titleRef, children }: PageHeadProps) {
  const { t } = useTranslation('console');
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <title>{`${title} · ${t('title')}`}</title>
      <div className="min-w-0 grow">
        {back && <BackLink {...back} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className="text-xl font-semibold break-words outline-none"
          >
            {title}
          </h1>
          {badge}
        </div>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}

function BackLink({ to, label, shortcut }: Back) {
  const { shown, ...pressed } = usePressedBy<HTMLAnchorElement>(shortcut);
  return (
    <Link
      to={asLeft(to)}
      className="inline-flex min-h-11 items-center gap-1 text-sm text-muted hover:text-ink md:min-h-6"
      {...pressed}
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {label}
      {shown}
    </Link>
  );
}
