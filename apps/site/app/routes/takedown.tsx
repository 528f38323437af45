import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TakedownPage } from '#app/features/takedowns/components/takedown-page.tsx';
import { pagePath } from '#app/paths.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { BackLink } from '#app/shared/navigation/back-link.tsx';

export const handle = { namespaces: ['takedowns'] };

/** Open to guests, too. */
export default function Takedown() {
  const { t } = useTranslation('takedowns');
  return (
    <main id="content" className="mx-auto w-full max-w-xl sm:pt-8">
      <Head title={t('form.title')} description={t('form.hint')} />
      <div className="flex items-center">
        <BackLink to={pagePath('complaint')} className="text-muted sm:-ms-3" />
        <h1 className="py-3 text-base font-semibold">{t('form.title')}</h1>
      </div>
      <TakedownPage />
    </main>
  );
}
