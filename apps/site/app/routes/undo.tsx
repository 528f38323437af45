import { useTranslation } from '@xiongmao/i18n/use-translation';
import { UndoPage } from '#app/features/users/components/undo-page.tsx';
import { Head } from '#app/platform/document/seo.tsx';

export const handle = { namespaces: ['users', 'identity'] };

export default function Undo() {
  const { t } = useTranslation('users');
  return (
    <main id="content" className="mx-auto w-full max-w-xl sm:pt-8">
      <Head title={t('undo.title')} description={t('undo.lead')} hidden />
      <UndoPage />
    </main>
  );
}
