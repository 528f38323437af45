import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FeedbackPage } from '#app/features/users/components/feedback/feedback-page.tsx';
import { homePath } from '#app/paths.ts';
import { useConfig } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';
import { BackLink } from '#app/shared/navigation/back-link.tsx';

export const handle = { namespaces: ['users'] };

/** Customer service: the brand's own widget where it has one, and always a message or a call. */
export default function CustomerService() {
  const { t } = useTranslation('users');
  const { sdk } = useConfig().endpoints;
  return (
    <main id="content" className="mx-auto w-full max-w-xl sm:pt-8">
      <Head title={t('service.title')} description={t('service.lead')} />
      <div className="flex items-center">
        <BackLink to={homePath} className="text-muted sm:-ms-3" />
        <h1 className="py-3 text-base font-semibold">{t('service.title')}</h1>
      </div>
      {sdk && <script async src={sdk} />}
      <FeedbackPage />
    </main>
  );
}
