import { useTranslation } from '@xiongmao/i18n/use-translation';
import Compass from 'lucide-react/icons/compass';
import { Link } from 'react-router';

export function NotFound() {
  const { t } = useTranslation(['console', 'common']);
  return (
    <div className="flex flex-col items-center gap-3 py-20 text-center">
      <title>{`404 · ${t('title')}`}</title>
      <Compass aria-hidden className="size-12 text-muted" strokeWidth={1.5} />
      <h1 className="text-base">{t('common:error.notFound')}</h1>
      <Link to="/" className="inline-flex min-h-11 items-center text-sm text-accent">
        {t('common:action.backToHome')}
      </Link>
    </div>
  );
}
