import { useTranslation } from '@xiongmao/i18n/use-translation';
import { UnsubscribePage } from '#app/features/users/components/unsubscribe-page.tsx';
import { Head } from '#app/platform/document/seo.tsx';

export const handle = { namespaces: ['users', 'identity'] };

export default function Unsubscribe() {
  const { t } = useTranslation('users');
  return (
    <main id="content" className="mx-auto w-full max-w-xl sm:pt-8">
      <Head title={t('unsubscribe.title')} description={t('unsubscribe.lead')} hidden />
      <UnsubscribePage />
    </main>
  );
}
