import { useGetIdentity } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { ServerHealth } from './server-health.tsx';

/** The first screen: who is signed in, and whether what they do can be saved. */
export function Home() {
  const { t } = useTranslation('console');
  const { data: identity } = useGetIdentity<{ uid: number }>();
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <section className="rounded-lg bg-surface p-4">
        <h1 className="text-xl font-semibold">{t('home.welcome')}</h1>
        <p className="mt-1 min-h-5 text-sm text-muted">
          {identity && t('home.signedInAs', { uid: identity.uid })}
        </p>
      </section>
      <section className="rounded-lg bg-surface p-4">
        <ServerHealth />
      </section>
    </div>
  );
}
