import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Logo } from '@xiongmao/ui/logo';
import type { ReactNode } from 'react';
import { homePath } from '#app/paths.ts';
import { useConfig } from '../app-context.ts';
import { useProductName } from '../document/product-name.ts';
import { Head } from '../document/seo.tsx';
import { Link } from '../link.tsx';

interface ProblemPageProps {
  /** Null where nothing answered. */
  status: number | null;
  text: string;
  hint?: string;
  /** What else may help than going home. */
  children?: ReactNode;
}

/** A page that stands for one that can't be shown: the logo, what happened, a way on. */
export function ProblemPage({ status, text, hint, children }: ProblemPageProps) {
  const { t } = useTranslation();
  const { logos } = useConfig();
  return (
    <main id="content" className="flex flex-col items-center gap-4 px-4 py-20 text-center">
      <Head title={text} hidden />
      <Logo logos={logos} size={72} name={useProductName()} />
      {status !== null && (
        <p className="text-sm text-muted tabular">{t('error.status', { status })}</p>
      )}
      <h1 className="text-base font-semibold">{text}</h1>
      {hint && <p className="max-w-prose text-sm text-muted">{hint}</p>}
      {children}
      <Link to={homePath} className="inline-flex min-h-11 items-center text-sm text-accent">
        {t('action.backToHome')}
      </Link>
    </main>
  );
}
