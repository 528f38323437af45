import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      <h1>{t('error.notFound')}</h1>
      <Link to="/" className="inline-flex min-h-11 items-center text-sm text-accent">
        {t('action.backToHome')}
      </Link>
    </div>
  );
}
