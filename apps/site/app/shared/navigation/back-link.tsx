import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from '#app/platform/link.tsx';
import { useWayBack } from './use-way-back.ts';

/** Back to where one came from within the site, else to what the page is part of. */
export function BackLink({ to, className = '' }: { to: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      onClick={useWayBack()}
      aria-label={t('action.back')}
      className={`flex size-11 shrink-0 items-center justify-center hover:text-ink ${className}`}
    >
      <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
    </Link>
  );
}
