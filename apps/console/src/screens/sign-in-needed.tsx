import { signedInUid } from '@xiongmao/auth/session/session';
import { useProductName } from '@xiongmao/i18n/use-product-name';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Logo } from '@xiongmao/ui/logo';
import { useEffect } from 'react';
import { useConfig } from '../config.ts';
import { ServerHealth } from '../home/server-health.tsx';

/** What a guest sees: signing in is done on the site, and noticed on coming back. */
export function SignInNeeded() {
  const { t } = useTranslation(['console', 'common']);
  const config = useConfig();
  const name = useProductName(config);

  useEffect(() => {
    const look = () => {
      if (signedInUid(document.cookie) !== null) location.reload();
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);

  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <title>{t('title')}</title>
      <div className="flex w-full max-w-sm flex-col gap-4 rounded-lg bg-surface p-6">
        <Logo logos={config.logos} size={40} />
        <div>
          <p className="text-sm text-muted">
            {name} {t('title')} {config.mode === 'dev' && <Badge>{t('common:product.test')}</Badge>}
          </p>
          <h1 className="text-xl font-semibold">{t('signIn.title')}</h1>
        </div>
        <p>{t('signIn.hint')}</p>
        <a
          href={`${config.siteUrl}/#sign-in=console`}
          className="inline-flex min-h-11 items-center justify-center rounded-sm bg-accent px-4 text-sm font-semibold text-on-accent"
        >
          {t('signIn.action')}
        </a>
        <hr className="border-line" />
        <ServerHealth />
      </div>
    </main>
  );
}
