import { useTranslation } from '@xiongmao/i18n/use-translation';
import ShieldX from 'lucide-react/icons/shield-x';
import { Link } from 'react-router';
import { useConfig } from '../config.ts';

const link = 'inline-flex min-h-11 items-center text-sm text-accent';

/** Product spec §2: the no-permission page. Who may not enter at all is led back to the site. */
export function NoPermission({ isStranger = false }: { isStranger?: boolean }) {
  const { t } = useTranslation(['console', 'common']);
  const { siteUrl } = useConfig();
  return (
    <div className="flex flex-col items-center gap-3 py-20 text-center">
      <title>{`403 · ${t('title')}`}</title>
      <ShieldX aria-hidden className="size-12 text-muted" strokeWidth={1.5} />
      <h1 className="text-base">{t('noPermission')}</h1>
      <p className="max-w-prose text-sm text-muted">{t('noPermissionHint')}</p>
      {isStranger ? (
        <a href={siteUrl} className={link}>
          {t('menu.site')}
        </a>
      ) : (
        <Link to="/" className={link}>
          {t('common:action.backToHome')}
        </Link>
      )}
    </div>
  );
}
