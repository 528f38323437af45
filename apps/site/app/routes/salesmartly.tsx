import { useTranslation } from '@xiongmao/i18n/use-translation';
import { FeedbackPage } from '#app/features/users/components/feedback/feedback-page.tsx';
import { useConfig } from '#app/platform/app-context.ts';
import { Head } from '#app/platform/document/seo.tsx';

export const handle = { namespaces: ['users'] };

/** Customer service: the brand's own widget where it has one, and always a message or a call. */
export default function CustomerService() {
  const { t } = useTranslation('users');
  const { sdk } = useConfig().endpoints;
  return (
    <main id="content" className="mx-auto w-full max-w-xl sm:pt-8">
      <Head title={t('service.title')} description={t('service.lead')} />
      <h1 className="px-4 py-3 text-base font-semibold sm:px-0">{t('service.title')}</h1>
      {sdk && <script async src={sdk} />}
      <FeedbackPage />
    </main>
  );
}
