import ShieldX from 'lucide-react/icons/shield-x';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Product spec §2: the no-permission page. */
export function NoPermission() {
  const { t } = useTranslation(['console', 'common']);
  return (
    <div className="flex flex-col items-center gap-3 py-20 text-center">
      <title>{`403 · ${t('title')}`}</title>
      <ShieldX aria-hidden className="size-12 text-muted" strokeWidth={1.5} />
      <h1 className="text-base">{t('noPermission')}</h1>
      <p className="max-w-prose text-sm text-muted">{t('noPermissionHint')}</p>
      <Link to="/" className="inline-flex min-h-11 items-center text-sm text-accent">
        {t('common:action.backToHome')}
      </Link>
    </div>
  );
}
